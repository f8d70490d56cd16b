import { DECEPTIVE, readName, type NameReading } from '../language/plain-name.ts';
import { readsAsLink } from './link-text.ts';
import { normalizedEmail } from './normalized-email.ts';
import { holdsPhoneNumber } from './phone-number.ts';

/** How long a mail server lets the part before the @ be (RFC 5321, 4.5.3.1.1). */
const LOCAL_PART_MAX_LENGTH = 64;

/** Marks with a meaning of their own in a mail header: an address with one of them could name another mailbox. */
const HEADER_MARKS = /["(),:;<>[\\\]\s]/u;
const HOST_LABEL = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?$/u;

export type VisitorName = NameReading<'empty' | 'unprintable' | 'web_address' | 'phone_number'>;

/**
 * A name anybody can type into a form: our mails say it to an address nobody has checked, so it may hold no link and no telephone
 * number.
 */
export function visitorName(typed: string): VisitorName {
  const read = readName(typed);
  if (read.outcome === 'refused') return read;
  if (readsAsLink(read.name)) return { outcome: 'refused', reason: 'web_address' };
  return holdsPhoneNumber(read.name) ? { outcome: 'refused', reason: 'phone_number' } : read;
}

export type VisitorEmail =
  | { readonly outcome: 'email'; readonly email: string }
  | { readonly outcome: 'refused'; readonly reason: 'not_an_address' };

/** An address in its normalized form, if mail can be sent to it. */
export function visitorEmail(typed: string): VisitorEmail {
  const email = normalizedEmail(typed);
  const at = email.lastIndexOf('@');
  const local = email.slice(0, at);
  const host = email.slice(at + 1);
  const well =
    at > 0 &&
    !DECEPTIVE.test(email) &&
    !HEADER_MARKS.test(local) &&
    !local.includes('@') &&
    local.length <= LOCAL_PART_MAX_LENGTH &&
    isHostName(host);
  return well ? { outcome: 'email', email } : { outcome: 'refused', reason: 'not_an_address' };
}

/** At least two labels of letters and digits of any script; hyphens inside only. */
function isHostName(host: string): boolean {
  const labels = host.split('.');
  return labels.length > 1 && labels.every((label) => HOST_LABEL.test(label));
}
