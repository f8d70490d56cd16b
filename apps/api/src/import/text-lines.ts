/**
 * Cuts bytes into lines of text. A line feed never occurs inside a longer UTF-8 sequence, so bytes are cut at line feeds
 * first and checked afterwards: that alone lets a broken byte be told with its line while the rest is still read.
 */
import { isUtf8 } from 'node:buffer';

/** A line or a quoted field longer than this is no table of ours; most often a quote was never closed. */
export const LONGEST_RECORD = 1024 * 1024;

const LINE_FEED = 0x0a;
const BYTE_ORDER_MARK = '\uFEFF';

export interface TextLines {
  /** Number of the first of these lines in the file, counted from 1. */
  readonly firstLine: number;
  /** Without their line feed; a carriage return before it is still there. */
  readonly lines: readonly string[];
  /** Numbers of those lines that are not UTF-8; their broken bytes read as U+FFFD. */
  readonly notUtf8: readonly number[];
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

/** The lines of a file, many at a time, with constant memory. Throws EndlessLine. */
export async function* textLines(bytes: AsyncIterable<Buffer>): AsyncGenerator<TextLines> {
  let carried: Buffer = Buffer.alloc(0);
  let firstLine = 1;
  for await (const chunk of bytes) {
    const read = carried.length === 0 ? chunk : Buffer.concat([carried, chunk]);
    const end = read.lastIndexOf(LINE_FEED) + 1;
    carried = read.subarray(end);
    if (end > 0) {
      const block = decode(read.subarray(0, end), firstLine);
      firstLine += block.lines.length;
      yield block;
    }
    if (carried.length > LONGEST_RECORD) throw new EndlessLine(firstLine);
  }
  if (carried.length > 0) yield decode(Buffer.concat([carried, Buffer.of(LINE_FEED)]), firstLine);
}

/** `bytes` end with a line feed. */
function decode(bytes: Buffer, firstLine: number): TextLines {
  let text = bytes.toString('utf8', 0, bytes.length - 1);
  if (firstLine === 1 && text.startsWith(BYTE_ORDER_MARK)) text = text.slice(BYTE_ORDER_MARK.length);
  return { firstLine, lines: text.split('\n'), notUtf8: isUtf8(bytes) ? [] : brokenLines(bytes, firstLine) };
}

function brokenLines(bytes: Buffer, firstLine: number): number[] {
  const broken: number[] = [];
  let start = 0;
  for (let line = firstLine; start < bytes.length; line += 1) {
    const end = bytes.indexOf(LINE_FEED, start);
    if (!isUtf8(bytes.subarray(start, end))) broken.push(line);
    start = end + 1;
  }
  return broken;
}
