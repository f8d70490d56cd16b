/** Words a password must not contain, because anyone who knows the person or the studio tries them first. */

/** Words of at least this length match anywhere; shorter ones only as a whole: 'Ben' is in 'leben', 'Jan' in 'Januar'. */
const FOUND_ANYWHERE_LENGTH = 4;
const SHORTEST_WORD = 3;

/** Signs used in place of letters; some are read in two ways. */
const LETTERS_OF_SIGN: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'il',
  '2': 'z',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '6': 'gb',
  '7': 't',
  '8': 'b',
  '9': 'g',
  '@': 'a',
  $: 's',
  '€': 'e',
  '!': 'il',
  '|': 'li',
  '+': 't',
  '(': 'c',
};

/** Replaces them by the letters, in both of their readings: 'p4ssw0rd' is 'password', 'f1ower' is 'fiower' and 'flower'. */
export function asLetters(text: string): readonly string[] {
  return [0, 1].map((reading) =>
    Array.from(text, (sign) => {
      const letters = LETTERS_OF_SIGN[sign] ?? sign;
      return letters[reading] ?? letters;
    }).join(''),
  );
}

/**
 * Whether a password contains one of these texts or a word of them: a name, an address. Case, accents, 'ue' for 'ü', signs
 * in place of letters and separators make no difference.
 */
export function holdsWordOf(password: string, texts: readonly string[]): boolean {
  const typed = spellings(password);
  const readings = typed.flatMap((spelling) => [spelling, ...asLetters(spelling)]);
  return (
    texts.flatMap(wordsOf).some((word) => {
      if (word.length >= FOUND_ANYWHERE_LENGTH) return typed.some((text) => holdsLetters(text, word));
      const alone = new RegExp(`(?<!\\p{L})(?:${word})+(?!\\p{L})`, 'u');
      return readings.some((reading) => alone.test(reading));
    }) || texts.flatMap(wordsWithDigits).some((word) => typed.some((text) => holdsWhole(text, word)))
  );
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

/** 'F45', 'kb1987': words that would have too few letters without their digits. */
function wordsWithDigits(text: string): readonly string[] {
  return spellings(text)
    .flatMap((spelling) => spelling.split(/[^\p{L}\p{N}]+/u))
    .filter((word) => word.length >= SHORTEST_WORD && /\p{N}/u.test(word));
}

/**
 * Whether the letters of a word follow each other in a text: each as itself or as a sign in its place, with anything but
 * letters between them. Goes through the text once, whatever it is.
 */
function holdsLetters(text: string, word: string): boolean {
  const letters = Array.from(word);
  let begun: readonly number[] = [];
  for (const sign of text) {
    const readsAs = (letter: string | undefined) =>
      letter !== undefined && (sign === letter || (LETTERS_OF_SIGN[sign] ?? '').includes(letter));
    const further = [0, ...begun].filter((found) => readsAs(letters[found])).map((found) => found + 1);
    if (further.includes(letters.length)) return true;
    begun = [...new Set(/\p{L}/u.test(sign) ? further : [...further, ...begun])];
  }
  return false;
}

/** Whether a text holds a word of letters and digits, not as a part of a longer one; separators within it make no difference. */
function holdsWhole(text: string, word: string): boolean {
  const within = Array.from(word).join('[^\\p{L}\\p{N}]*');
  return new RegExp(`(?<![\\p{L}\\p{N}])${within}(?![\\p{L}\\p{N}])`, 'u').test(text);
}

/** Letters that Unicode does not take apart into one of a to z and an accent. */
const PLAIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/** Letters that are also written as two. */
const AS_TWO: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' };

/** In lower case without accents, umlauts as 'u' and as 'ue'. */
function spellings(text: string): readonly string[] {
  const small = text.normalize('NFC').toLowerCase();
  const asTwo = Array.from(small, (letter) => AS_TWO[letter] ?? letter).join('');
  return [small, asTwo].map((form) =>
    Array.from(form, (letter) => PLAIN[letter] ?? letter)
      .join('')
      .normalize('NFKD')
      .replaceAll(/\p{M}/gu, ''),
  );
}
