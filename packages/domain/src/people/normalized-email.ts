/** The one form an address is stored, compared and looked up in: composed (NFC), trimmed, in lower case. */
export function normalizedEmail(typed: string): string {
  return typed.normalize('NFC').trim().toLowerCase();
}
