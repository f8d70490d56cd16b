/**
 * The domain of what is stored in place of an address for somebody who has none of their own, such as the second of two people
 * with one mailbox. Nothing below '.invalid' is ever delivered (RFC 2606), and we send nothing there.
 */
const NOBODYS = '@no-address.invalid';

/** What is stored in place of an address; `mark` tells people apart, in small letters and digits. */
export function placeOfAddress(mark: string): string {
  return mark + NOBODYS;
}

/** Whether this is an address somebody can be written to and sign in with. */
export function isOwnAddress(email: string): boolean {
  return !email.endsWith(NOBODYS);
}
