/**
 * Cuts bytes into lines of text. A line feed never occurs inside a UTF-8 sequence, so bytes are cut at line feeds first and
 * decoded afterwards: this way a broken byte is reported with its line while the rest is still read.
 */
import { isAscii, isUtf8 } from 'node:buffer';
import { UnreadableFile, unreadableKind } from './unreadable-file.ts';

/** A longer line or quoted field is not one of our tables; most often a quote was never closed. */
export const LONGEST_RECORD = 1024 * 1024;

const LINE_FEED = 0x0a;
const BYTE_ORDER_MARK = '\uFEFF';

/** The encoding of a file, decided by its first line outside ASCII. Spreadsheets write both. */
export type TextEncoding = 'UTF-8' | 'Windows-1252';

export interface TextLines {
  /** Number of the first of these lines in the file, counted from 1. */
  readonly firstLine: number;
  /** Without their line feed, but with a carriage return before it. */
  readonly lines: readonly string[];
  /** The encoding found so far; undefined while everything is ASCII. */
  readonly encoding: TextEncoding | undefined;
  /** Numbers of the lines in the other encoding, or in none. */
  readonly mixed: readonly number[];
}

/** A line did not end within LONGEST_RECORD bytes. */
export class EndlessLine extends Error {
  override readonly name = 'EndlessLine';
  readonly line: number;
  constructor(line: number) {
    super(`line ${line} is longer than ${LONGEST_RECORD} bytes`);
    this.line = line;
  }
}

/** The lines of a file in batches, in constant memory. Throws EndlessLine and UnreadableFile. */
export async function* textLines(bytes: AsyncIterable<Buffer>): AsyncGenerator<TextLines> {
  const decoder = new LineDecoder();
  let carried: Buffer = Buffer.alloc(0);
  let firstLine = 1;
  for await (const chunk of bytes) {
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
  #encoding: TextEncoding | undefined;

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
      lines: text.split('\n'),
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
