import { readAs, type Reading } from './misread-text.ts';

/** A word of the file in two readings. */
export interface WordTwice {
  readonly word: string;
  readonly other: string;
}

/** How a file is to be read. */
export type ReadingVerdict =
  /** `other` is what it would be otherwise; null where nothing else is possible. */
  | {
      readonly kind: 'certain';
      readonly reading: Reading;
      readonly other: Reading | null;
      readonly words: readonly WordTwice[];
    }
  /** A person has to look. The likelier reading comes first. */
  | {
      readonly kind: 'doubtful';
      readonly reading: Reading;
      readonly other: Reading;
      readonly words: readonly WordTwice[];
    };

/** The most words shown in both readings. */
const WORDS_SHOWN = 3;
/** One word in ten may be odd for another reason. */
const CLEARLY = 10;

/** The text between separators. */
const WORD = /[^\s,;"]+/g;
const OUTSIDE_ASCII = /\P{ASCII}/u;

const OF_BYTES: readonly Reading[] = ['mac_roman'];
const OF_UNICODE: readonly Reading[] = ['utf8_twice', 'utf8_twice_mac', 'mac_roman'];

/**
 * Judges by its words how a file is to be read; it may be given piece by piece, cut between words. `isUnicode` is false for a
 * file that is not UTF-8 or UTF-16 and was decoded as Windows-1252.
 */
export class ReadingJudge {
  readonly #isUnicode: boolean;
  readonly #odd = new Map<Reading, number>();
  /** Words that are odd as they are, and not in this reading. */
  readonly #mended = new Map<Reading, number>();
  readonly #words = new Map<Reading, Map<string, string>>();

  constructor(isUnicode: boolean) {
    this.#isUnicode = isUnicode;
  }

  /** Reads a piece, as the file has it. */
  add(text: string): void {
    if (!OUTSIDE_ASCII.test(text)) return;
    for (const [word] of text.matchAll(WORD)) if (OUTSIDE_ASCII.test(word)) this.#addWord(word);
  }

  #addWord(word: string): void {
    const others = (this.#isUnicode ? OF_UNICODE : OF_BYTES).map((reading) => ({
      reading,
      text: readAs(word, reading),
    }));
    // What can be read as UTF-8 a second time is seldom meant.
    const isTwice = others.some(({ reading, text }) => reading.startsWith('utf8') && text !== word);
    const looks = looksOdd(word);
    const isOdd = isTwice || looks;
    if (isOdd) count(this.#odd, 'as_is');
    for (const { reading, text } of others) {
      if (looksOdd(text)) count(this.#odd, reading);
      else if (looks) count(this.#mended, reading);
      if (text !== word && (isOdd || !this.#isUnicode)) this.#remember(reading, word, text);
    }
  }

  #oddOf(reading: Reading): number {
    return this.#odd.get(reading) ?? 0;
  }

  #remember(reading: Reading, word: string, text: string): void {
    const known = this.#words.get(reading) ?? new Map<string, string>();
    if (known.size < WORDS_SHOWN) known.set(word, text);
    this.#words.set(reading, known);
  }

  /** What all pieces together say. */
  verdict(): ReadingVerdict {
    return this.#isUnicode ? this.#ofUnicode() : this.#ofBytes();
  }

  #ofBytes(): ReadingVerdict {
    const [windows, mac] = [this.#oddOf('as_is'), this.#oddOf('mac_roman')];
    const isCertain = windows > mac * CLEARLY || mac > windows * CLEARLY;
    const isMac = windows > mac;
    return this.#said(isCertain, isMac ? 'mac_roman' : 'as_is', isMac ? 'as_is' : 'mac_roman');
  }

  #ofUnicode(): ReadingVerdict {
    const asIs = this.#oddOf('as_is');
    const [best = 'as_is'] = OF_UNICODE.filter((reading) => this.#words.has(reading)).toSorted(
      (one, other) => this.#oddOf(one) - this.#oddOf(other),
    );
    if (asIs === 0 || best === 'as_is' || this.#oddOf(best) >= asIs) {
      return { kind: 'certain', reading: 'as_is', other: null, words: [] };
    }
    const isCertain = best !== 'mac_roman' && this.#oddOf(best) === 0 && this.#mended.has(best);
    return this.#said(isCertain, best, 'as_is');
  }

  #said(isCertain: boolean, reading: Reading, other: Reading): ReadingVerdict {
    const known = [...(this.#words.get(reading === 'as_is' ? other : reading) ?? [])];
    const words = known.map(([asIs, changed]) =>
      reading === 'as_is' ? { word: asIs, other: changed } : { word: changed, other: asIs },
    );
    return { kind: isCertain ? 'certain' : 'doubtful', reading, other, words };
  }
}

function count(counts: Map<Reading, number>, reading: Reading): void {
  counts.set(reading, (counts.get(reading) ?? 0) + 1);
}

const LETTERS = /[\p{L}\p{M}]+/gu;
/** Control signs, and signs that stand for letters in misread text only. */
const NO_LETTER = /[\u0080-\u009F\uFFFDƒﬁﬂŸÿıˆ˜]/u;
const HAS_SMALL = /\p{Ll}/u;
/** A capital inside, and a capital after a small letter from outside ASCII. */
const CAPITAL_INSIDE = /(?<=\p{L})(?![A-Z])\p{Lu}|(?<=(?![a-z])\p{Ll})\p{Lu}/u;
/** What may stand between two letters, after one and before one: apostrophes, dashes, quotes and the like. */
const SIGN_BETWEEN = /(?<=\p{L})(?![’‘´ʼ·–—‐‑\u00AD])[^\p{ASCII}\p{L}\p{M}\p{Nd}](?=\p{L})/u;
const SIGN_AFTER = /(?<=\p{L})(?![’‘´ʼ·–—‐‑“”…€°®™©²³ªº»•])[^\p{ASCII}\p{L}\p{M}\p{Nd}\p{Emoji}](?!\p{L})/u;
const SIGN_BEFORE = /(?<!\p{L})(?![’‘´ʼ–—‐‑„“‚«•¿¡©])[^\p{ASCII}\p{L}\p{M}\p{Nd}\p{Emoji}](?=\p{L})/u;

/** Whether a word does not look like one that somebody wrote. */
function looksOdd(word: string): boolean {
  if (NO_LETTER.test(word) || SIGN_BETWEEN.test(word) || SIGN_AFTER.test(word) || SIGN_BEFORE.test(word))
    return true;
  return (word.match(LETTERS) ?? []).some((run) => HAS_SMALL.test(run) && CAPITAL_INSIDE.test(run));
}
