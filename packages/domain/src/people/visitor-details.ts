import { readsAsLink } from './link-text.ts';
import { normalizedEmail } from './normalized-email.ts';

/**
 * What people type about themselves. Names are written in every script and with emoji; refused is only what lets a
 * text look like something else or break a line: control characters, bidirectional overrides, halves of characters.
 */
const DECEPTIVE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u;
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Room a mail server gives what stands before the @ (RFC 5321, 4.5.3.1.1). */
const LOCAL_PART_MAX_LENGTH = 64;

/** Marks with a meaning of their own in a mail header: an address with one of them could name another mailbox. */
const HEADER_MARKS = /["(),:;<>[\\\]\s]/u;
const HOST_LABEL = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?$/u;

type NameReading<Reason extends string> =
  | { readonly outcome: 'name'; readonly name: string }
  | { readonly outcome: 'refused'; readonly reason: Reason };

export type PersonName = NameReading<'empty' | 'unprintable'>;

/** A name the studio itself gives us, as it is kept: composed (NFC), trimmed. */
export function personName(typed: string): PersonName {
  const name = typed.normalize('NFC').trim();
  if (DECEPTIVE.test(name)) return { outcome: 'refused', reason: 'unprintable' };
  if (!VISIBLE.test(name)) return { outcome: 'refused', reason: 'empty' };
  return { outcome: 'name', name };
}

export type VisitorName = NameReading<'empty' | 'unprintable' | 'web_address'>;

/** A name anybody can type into a form: our mails say it to an address nobody has checked, so it may hold no link. */
export function visitorName(typed: string): VisitorName {
  const read = personName(typed);
  if (read.outcome === 'name' && readsAsLink(read.name)) return { outcome: 'refused', reason: 'web_address' };
  return read;
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
