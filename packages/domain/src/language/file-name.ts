const SPELLED: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  æ: 'ae',
  ø: 'o',
  ł: 'l',
};
const ACCENTS = /\p{Mark}/gu;
const NO_WORD = /[^\p{Letter}\p{Number}]+/gu;
const LONGEST = 60;

/**
 * Names and days as the name of a file, without its ending: small letters and hyphens, so that it reads the same on every
 * system. 'Kraftwerk Süd' and '2026-11' become 'kraftwerk-sued-2026-11'; parts that are empty are left out.
 */
export function fileName(...parts: readonly string[]): string {
  return parts
    .map(asPart)
    .filter((part) => part !== '')
    .join('-');
}

function asPart(text: string): string {
  const spelled = text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[äöüßæøł]/g, (letter) => SPELLED[letter] ?? letter);
  return trimmed(spelled.normalize('NFD').replaceAll(ACCENTS, '').replaceAll(NO_WORD, '-').slice(0, LONGEST));
}

function trimmed(text: string): string {
  return text.replace(/^-/, '').replace(/-$/, '');
}

/** The same in ASCII alone, as headers of an answer need it. */
export function asciiFileName(...parts: readonly string[]): string {
  return fileName(...parts.map((part) => fileName(part).replaceAll(/[^\da-z-]+/g, '-')));
}
