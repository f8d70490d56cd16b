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

/**
 * Names as the floor shows them together, in their order: each as short as `shortName`, and where two people would read the
 * same, with as many more letters of the last name as tell them apart ('Zofia Sch.', 'Zofia So.'); names that differ only
 * between first and last in full. The very same name stays the same: something else has to tell these apart.
 */
export function namesTogether(fullNames: readonly string[]): readonly string[] {
  const longest = Math.max(0, ...fullNames.map((name) => lettersOf(lastWordOf(name)).length));
  const shown = fullNames.map(shortName);
  for (let letters = 2; letters <= longest + 1; letters += 1) {
    for (const at of readingTheSame(shown, fullNames)) {
      const full = fullNames[at] ?? '';
      shown[at] = letters > longest ? full.trim() : withLetters(full, letters);
    }
  }
  return shown;
}

/** Where a name reads like that of somebody whose name is another. */
function readingTheSame(shown: readonly string[], fullNames: readonly string[]): readonly number[] {
  const read = shown.map((name) => folded(name.replace(/\.$/u, '')));
  const full = fullNames.map(folded);
  return read.flatMap((name, at) =>
    read.some((other, place) => other === name && full[place] !== full[at]) ? [at] : [],
  );
}

function folded(name: string): string {
  return name.trim().replaceAll(/\s+/gu, ' ').toLocaleLowerCase('de');
}

function withLetters(fullName: string, count: number): string {
  const [first = ''] = fullName.trim().split(/\s+/u);
  const letters = lettersOf(lastWordOf(fullName));
  const start = letters.slice(0, count).join('');
  const last = `${start.slice(0, 1).toLocaleUpperCase('de')}${start.slice(1)}`;
  return `${first} ${last}${letters.length > count ? '.' : ''}`;
}

function lastWordOf(fullName: string): string {
  const words = fullName.trim().split(/\s+/u);
  return words.length > 1 ? (words.at(-1) ?? '') : '';
}

function lettersOf(word: string): readonly string[] {
  return [...new Intl.Segmenter('de').segment(word)].map(({ segment }) => segment);
}
