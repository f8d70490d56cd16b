/** Words a password must not contain, because anyone who knows the person or the studio tries them first. */

/** Words of at least this length match anywhere; shorter ones only as a whole: 'Ben' is in 'leben', 'Jan' in 'Januar'. */
const FOUND_ANYWHERE_LENGTH = 4;
const SHORTEST_WORD = 3;

/** Signs used in place of letters. */
const LETTER_OF_SIGN: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** Replaces them by the letters: 'p4ssw0rd' is 'password'. */
export function asLetters(text: string): string {
  return Array.from(text, (sign) => LETTER_OF_SIGN[sign] ?? sign).join('');
}

/**
 * Whether a password contains one of these texts or a word of them: a name, an address. Case, accents, 'ue' for 'ü', signs
 * in place of letters and separators make no difference.
 */
export function holdsWordOf(password: string, texts: readonly string[]): boolean {
  const readings = spellings(password).flatMap((spelling) => [spelling, asLetters(spelling)]);
  const letters = readings.map((reading) => reading.replaceAll(/[^\p{L}]/gu, ''));
  return texts.flatMap(wordsOf).some((word) => {
    if (word.length >= FOUND_ANYWHERE_LENGTH)
      return [...readings, ...letters].some((text) => text.includes(word));
    const alone = new RegExp(`(?<!\\p{L})(?:${word})+(?!\\p{L})`, 'u');
    return readings.some((reading) => alone.test(reading));
  });
}

/** The words of an address that may be a name: without its top-level domain. */
export function wordsOfAddress(email: string): readonly string[] {
  const [local = '', host = ''] = email.split('@');
  return [local, ...host.split('.').slice(0, -1)];
}

/** 'Mia Müller-Lüdenscheid': the words, in each of their spellings, and all of them joined. */
function wordsOf(text: string): readonly string[] {
  return spellings(text).flatMap((spelling) => {
    const words = spelling.split(/[^\p{L}]+/u);
    return [...words, words.join('')].filter((word) => word.length >= SHORTEST_WORD);
  });
}

const UMLAUTS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' };

/** In lower case without accents, umlauts as 'u' and as 'ue'. */
function spellings(text: string): readonly string[] {
  const small = text.normalize('NFC').toLowerCase().replaceAll('ß', 'ss');
  const spelled = small.replaceAll(/[äöü]/g, (umlaut) => UMLAUTS[umlaut] ?? umlaut);
  return [small, spelled].map((form) => form.normalize('NFKD').replaceAll(/\p{M}/gu, ''));
}
