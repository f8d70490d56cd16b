import { decodedPunycode } from './punycode.ts';

/**
 * The one form an address is stored, compared and looked up in: composed (NFC), trimmed, in lower case, its domain in
 * letters. Fields for addresses in some browsers hand over 'xn--bcher-kva.example' for 'bücher.example'.
 */
export function normalizedEmail(typed: string): string {
  const email = typed.normalize('NFC').trim().toLowerCase();
  const at = email.lastIndexOf('@');
  const host = email.slice(at + 1);
  if (at === -1 || !host.includes(ASCII_FORM)) return email;
  return `${email.slice(0, at)}@${host.split('.').map(labelInLetters).join('.')}`;
}

/** What a label begins with that encodes one with letters beyond ASCII (RFC 5890). */
const ASCII_FORM = 'xn--';
const LABEL_MAX_LENGTH = 63;
const LETTERS = /^[\p{L}\p{M}\p{N}-]+$/u;

/** The label as it was meant; unchanged when it encodes nothing that could be typed as well. */
function labelInLetters(label: string): string {
  if (!label.startsWith(ASCII_FORM) || label.length > LABEL_MAX_LENGTH) return label;
  const letters = decodedPunycode(label.slice(ASCII_FORM.length));
  const isMeant =
    letters !== undefined &&
    LETTERS.test(letters) &&
    /[^a-z\d-]/.test(letters) &&
    letters === letters.normalize('NFC').toLowerCase();
  return isMeant ? letters : label;
}
