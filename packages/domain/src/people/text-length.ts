/** The longest single signs, such as families of emoji with skin tones, take about fifteen units of UTF-16. */
const MOST_UNITS_PER_CHARACTER = 25;

const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * Whether a text has more characters than `limit`, as people count them: an emoji is one, and so is a letter with its
 * accents. Marks piled upon one letter without end are too long too.
 */
export function isLongerThan(text: string, limit: number): boolean {
  if (text.length <= limit) return false;
  if (text.length > limit * MOST_UNITS_PER_CHARACTER) return true;
  return [...characters.segment(text)].length > limit;
}
