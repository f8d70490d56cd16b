/**
 * The one rule for names: of people, classes, products, rooms, exercises, coaches and whatever else is called something. They are
 * written in every script and with emoji; refused is only what lets a text look like something else or break a line: control
 * characters, line and paragraph separators, bidirectional overrides, halves of characters.
 */
export const DECEPTIVE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u;
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

export type NameReading<Reason extends string> =
  | { readonly outcome: 'name'; readonly name: string }
  | { readonly outcome: 'refused'; readonly reason: Reason };

/** A name as it is kept: composed (NFC), trimmed. */
export function readName(typed: string): NameReading<'empty' | 'unprintable'> {
  const name = typed.normalize('NFC').trim();
  if (DECEPTIVE.test(name)) return { outcome: 'refused', reason: 'unprintable' };
  if (!VISIBLE.test(name)) return { outcome: 'refused', reason: 'empty' };
  return { outcome: 'name', name };
}
