/**
 * Cuts bytes into lines of text. A line feed never occurs inside a UTF-8 sequence, so bytes are cut at line feeds first and
 * decoded afterwards: this way a broken byte is reported with its line while the rest is still read.
 */
import { isAscii, isUtf8 } from 'node:buffer';
import { ReadingJudge, type ReadingVerdict } from '@lifted/domain/import/file-reading';
import { readAs, type Reading } from '@lifted/domain/import/misread-text';
import { withLineFeeds } from './line-ends.ts';
import { EndlessLine, LONGEST_RECORD } from './longest-record.ts';
import { UnreadableFile, unreadableKind } from './unreadable-file.ts';

const LINE_FEED = 0x0a;
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * The encoding of a file, decided by its first line outside ASCII. Spreadsheets write both; on a Mac, what is not UTF-8 may be
 * Mac Roman.
 */
export type TextEncoding = 'UTF-8' | 'Windows-1252';

/** A file's encoding, and how it is to be read. */
export interface JudgedReading {
  readonly encoding: TextEncoding;
  readonly verdict: ReadingVerdict;
}

export interface TextLines {
  /** Number of the first of these lines in the file, counted from 1. */
  readonly firstLine: number;
  /** Without their line feed, but with a carriage return before it, where only that ends no line. */
  readonly lines: readonly string[];
  /** The encoding found so far; undefined while everything is ASCII. */
  readonly encoding: TextEncoding | undefined;
  /** Numbers of the lines in the other encoding, or in none. */
  readonly mixed: readonly number[];
}

/** How a file is to be read, judged by all of it, and in which encoding it is. Throws EndlessLine and UnreadableFile. */
export async function judgeReading(bytes: AsyncIterable<Buffer>): Promise<JudgedReading | undefined> {
  let encoding: TextEncoding | undefined;
  let judge: ReadingJudge | undefined;
  for await (const block of textLines(bytes)) {
    if (block.encoding === undefined) continue;
    encoding = block.encoding;
    judge ??= new ReadingJudge(encoding === 'UTF-8');
    for (const line of block.lines) judge.add(line);
  }
  return encoding && judge && { encoding, verdict: judge.verdict() };
}

/**
 * The lines of a file in batches, in constant memory, with what `reading` makes of them. Throws EndlessLine and
 * UnreadableFile.
 */
export async function* textLines(
  bytes: AsyncIterable<Buffer>,
  reading: Reading = 'as_is',
): AsyncGenerator<TextLines> {
  const decoder = new LineDecoder(reading);
  let carried: Buffer = Buffer.alloc(0);
  let firstLine = 1;
  for await (const chunk of withLineFeeds(bytes)) {
    const read = carried.length === 0 ? chunk : Buffer.concat([carried, chunk]);
    const kind = firstLine === 1 ? unreadableKind(read) : undefined;
    if (kind !== undefined) throw new UnreadableFile(kind);
    const end = read.lastIndexOf(LINE_FEED) + 1;
    carried = read.subarray(end);
    if (end > 0) {
      const block = decoder.decode(read.subarray(0, end), firstLine);
      firstLine += block.lines.length;
      yield block;
    }
    if (carried.length > LONGEST_RECORD) throw new EndlessLine(firstLine);
  }
  if (carried.length > 0) yield decoder.decode(Buffer.concat([carried, Buffer.of(LINE_FEED)]), firstLine);
}

class LineDecoder {
  readonly #windows1252 = new TextDecoder('windows-1252');
  readonly #reading: Reading;
  #encoding: TextEncoding | undefined;

  constructor(reading: Reading) {
    this.#reading = reading;
  }

  /** `bytes` end with a line feed. */
  decode(bytes: Buffer, firstLine: number): TextLines {
    if (!isAscii(bytes)) this.#encoding ??= encodingOf(bytes);
    const textBytes = bytes.subarray(0, -1);
    const isWindows = this.#encoding === 'Windows-1252';
    let text = isWindows ? this.#windows1252.decode(textBytes) : textBytes.toString('utf8');
    if (firstLine === 1 && text.startsWith(BYTE_ORDER_MARK)) text = text.slice(BYTE_ORDER_MARK.length);
    const mixed = isWindows
      ? linesOf(bytes, (line) => isUtf8(line) && !isAscii(line))
      : isUtf8(bytes)
        ? []
        : linesOf(bytes, (line) => !isUtf8(line));
    return {
      firstLine,
      lines: readAs(text, this.#reading).split('\n'),
      encoding: this.#encoding,
      mixed: mixed.map((index) => firstLine + index),
    };
  }
}

/** Of bytes outside ASCII, a byte order mark included, which only UTF-8 has. */
function encodingOf(bytes: Buffer): TextEncoding {
  const [first] = linesOf(bytes, (line) => !isAscii(line));
  const [firstBroken] = linesOf(bytes, (line) => !isUtf8(line));
  return first === firstBroken ? 'Windows-1252' : 'UTF-8';
}

/** Indexes of the lines that match. */
function linesOf(bytes: Buffer, isSo: (line: Buffer) => boolean): number[] {
  const found: number[] = [];
  let start = 0;
  for (let index = 0; start < bytes.length; index += 1) {
    const end = bytes.indexOf(LINE_FEED, start);
    if (isSo(bytes.subarray(start, end))) found.push(index);
    start = end + 1;
  }
  return found;
}
