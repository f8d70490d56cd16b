/**
 * Free text of a person whose words must never be refused for their form, such as a declaration: what lets a text look
 * like something else or break a line is taken out instead.
 */
const LINE_BREAK = /\r\n?|[\u0085\u2028\u2029]/gu;
const DECEPTIVE = /[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/gu;
const DECEPTIVE_BUT_LINE_FEED = /(?!\n)[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/gu;
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** One line as it is kept: composed (NFC), without control characters, single spaces; empty when nothing is visible. */
export function singleLine(typed: string): string {
  const line = typed
    .normalize('NFC')
    .replaceAll(LINE_BREAK, ' ')
    .replaceAll(DECEPTIVE, ' ')
    .replaceAll(/\s+/gu, ' ');
  return VISIBLE.test(line) ? line.trim() : '';
}

/** Several lines as they are kept: the same, but line feeds stay, at most one empty line between two others. */
export function severalLines(typed: string): string {
  const text = typed
    .normalize('NFC')
    .replaceAll(LINE_BREAK, '\n')
    .replaceAll(DECEPTIVE_BUT_LINE_FEED, ' ')
    .replaceAll(/[^\S\n]+\n/gu, '\n')
    .replaceAll(/\n{3,}/gu, '\n\n');
  return VISIBLE.test(text) ? text.trim() : '';
}
