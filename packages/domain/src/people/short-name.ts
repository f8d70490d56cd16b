/**
 * A name as the floor shows it: first name, and the initial of the last one ('Mara K.'). Of one word only that word; empty
 * stays empty.
 */
export function shortName(fullName: string): string {
  const words = fullName.trim().split(/\s+/u);
  const [first = ''] = words;
  const last = words.length > 1 ? words.at(-1) : undefined;
  const [initial] = new Intl.Segmenter('de').segment(last ?? '');
  return initial === undefined ? first : `${first} ${initial.segment.toLocaleUpperCase('de')}.`;
}
