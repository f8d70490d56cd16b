import { normalizedEmail } from './normalized-email.ts';

const GMAIL = 'gmail.com';
/** Hosts of Gmail, which knows one mailbox by both and takes no notice of dots. */
const GMAIL_HOSTS: ReadonlySet<string> = new Set([GMAIL, 'googlemail.com']);

/**
 * What the spellings of one mailbox have in common: normalized, without what follows a plus, without Gmail's dots. Mail
 * goes to the address as it was typed; this only tells whether two of them reach the same person.
 * `studio.folded_email` is the same rule for addresses in the database.
 */
export function foldedEmail(email: string): string {
  const kept = normalizedEmail(email);
  const at = kept.lastIndexOf('@');
  const local = withoutTag(kept.slice(0, at));
  const host = kept.slice(at + 1);
  return GMAIL_HOSTS.has(host) ? `${local.replaceAll('.', '')}@${GMAIL}` : `${local}@${host}`;
}

/** A plus at the very beginning is part of the name. */
function withoutTag(local: string): string {
  const plus = local.indexOf('+', 1);
  return plus === -1 ? local : local.slice(0, plus);
}
