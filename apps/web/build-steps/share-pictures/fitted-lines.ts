/** Width in pixels of a line of text at a size. */
export type Measure = (text: string, size: number) => number;

/** What the lines of a heading may fill. Sizes from the wished one downwards. */
export interface HeadingSpace {
  readonly width: number;
  readonly mostLines: number;
  /** Tried first, with whole words. */
  readonly sizes: readonly number[];
  /** Tried then, with words that break at soft hyphens and behind hyphens. */
  readonly sizesOfBrokenWords: readonly number[];
}

export interface FittedHeading {
  readonly size: number;
  readonly lines: readonly string[];
}

/** Part of a heading that stays on one line. */
interface Piece {
  readonly text: string;
  /** Between it and the piece before, on one line. */
  readonly glue: '' | ' ';
  /** Behind it, at the end of a line. */
  readonly mark: '' | '-';
}

const SOFT_HYPHEN = '\u00ad';
const PLACES_TO_BREAK = /(?<=[-\u00ad])/;

/** One way to set a heading. */
interface Setting {
  readonly size: number;
  readonly mostLines: number;
}

/**
 * Breaks a heading into as few lines as its sizes allow, and those lines as even as they get, so that no word is left
 * alone below. Words stay whole if they can; broken, they are as large as they fit. Undefined when nothing fits.
 */
export function fitHeading(text: string, space: HeadingSpace, measure: Measure): FittedHeading | undefined {
  const { mostLines, sizes, sizesOfBrokenWords } = space;
  const numbersOfLines = Array.from({ length: mostLines }, (_, at) => at + 1);
  const whole = numbersOfLines.flatMap((most) => sizes.map((size) => ({ size, mostLines: most })));
  const broken = sizesOfBrokenWords.map((size) => ({ size, mostLines }));
  const wholeWords = piecesOf(text.replaceAll(SOFT_HYPHEN, ''), (word) => [word]);
  const partsOfWords = piecesOf(text, (word) => word.split(PLACES_TO_BREAK));
  return (
    fitPieces(wholeWords, whole, space.width, measure) ??
    fitPieces(partsOfWords, broken, space.width, measure)
  );
}

function piecesOf(text: string, split: (word: string) => readonly string[]): Piece[] {
  return text.split(' ').flatMap((word) =>
    split(word).map((part, at) => ({
      text: part.replace(SOFT_HYPHEN, ''),
      glue: at === 0 ? ' ' : '',
      mark: part.endsWith(SOFT_HYPHEN) ? '-' : '',
    })),
  );
}

function fitPieces(
  pieces: readonly Piece[],
  settings: readonly Setting[],
  width: number,
  measure: Measure,
): FittedHeading | undefined {
  for (const { size, mostLines } of settings) {
    const widthOf = (line: string) => measure(line, size);
    const lines = filledLines(pieces, width, widthOf);
    if (lines.length > mostLines || lines.some((line) => widthOf(line) > width)) continue;
    return { size, lines: evenLines(pieces, lines, widthOf) };
  }
  return undefined;
}

/** Each line takes as many pieces as fit; one that is wider than the line gets its own. */
function filledLines(pieces: readonly Piece[], width: number, widthOf: (line: string) => number): string[] {
  const lines: Piece[][] = [];
  for (const piece of pieces) {
    const last = lines.at(-1);
    if (last !== undefined && widthOf(lineOf([...last, piece])) <= width) last.push(piece);
    else lines.push([piece]);
  }
  return lines.map(lineOf);
}

function lineOf(pieces: readonly Piece[]): string {
  const text = pieces.map((piece, at) => (at === 0 ? '' : piece.glue) + piece.text).join('');
  return text + (pieces.at(-1)?.mark ?? '');
}

/** The narrowest column that takes no more lines: tried at the widths that lines can have. */
function evenLines(
  pieces: readonly Piece[],
  lines: readonly string[],
  widthOf: (line: string) => number,
): readonly string[] {
  const widths = pieces
    .flatMap((_, from) => pieces.slice(from).map((__, more) => lineOf(pieces.slice(from, from + more + 1))))
    .map(widthOf)
    .toSorted((a, b) => a - b);
  const fits = (width: number) => {
    const even = filledLines(pieces, width, widthOf);
    return even.length <= lines.length && even.every((line) => widthOf(line) <= width);
  };
  const narrowest = widths.find(fits);
  return narrowest === undefined ? lines : filledLines(pieces, narrowest, widthOf);
}
