/** Whether every word typed begins or lies in the text, however accents, apostrophes and capitals are written. */
export function matches(text: string, typed: string): boolean {
  const folded = fold(text);
  return fold(typed)
    .split(/\s+/)
    .every((word) => folded.includes(word));
}

/** Accents, and all ways to write an apostrophe. */
const PASSED_OVER = /[\p{M}'’‘´`ʼ]/gu;

/** A text as it is looked for and compared. */
export function fold(text: string): string {
  return text.normalize('NFD').replaceAll(PASSED_OVER, '').toLowerCase();
}
