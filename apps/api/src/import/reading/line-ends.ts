import { LONGEST_RECORD } from './longest-record.ts';

const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;
const QUOTE = 0x22;

/**
 * The bytes with line feeds at the ends of lines, in constant memory: old spreadsheets of the Mac end them with a carriage
 * return alone. The first line end outside quotes says which it is.
 */
export async function* withLineFeeds(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let waiting: Buffer | undefined = Buffer.alloc(0);
  let isReturn = false;
  for await (const chunk of bytes) {
    if (waiting === undefined) {
      yield isReturn ? endedWithFeeds(chunk) : chunk;
      continue;
    }
    waiting = waiting.length === 0 ? chunk : Buffer.concat([waiting, chunk]);
    const end = firstLineEnd(waiting);
    if (end === undefined && waiting.length <= LONGEST_RECORD) continue;
    isReturn = end === 'return';
    yield isReturn ? endedWithFeeds(waiting) : waiting;
    waiting = undefined;
  }
  if (waiting === undefined || waiting.length === 0) return;
  yield waiting.at(-1) === CARRIAGE_RETURN ? endedWithFeeds(waiting) : waiting;
}

/** Undefined while no line has ended, or while it is not known what follows a carriage return. */
function firstLineEnd(bytes: Buffer): 'feed' | 'return' | undefined {
  let isQuoted = false;
  for (const [at, byte] of bytes.entries()) {
    if (byte === QUOTE) isQuoted = !isQuoted;
    if (isQuoted) continue;
    if (byte === LINE_FEED) return 'feed';
    if (byte !== CARRIAGE_RETURN) continue;
    if (at + 1 === bytes.length) return undefined;
    return bytes[at + 1] === LINE_FEED ? 'feed' : 'return';
  }
  return undefined;
}

function endedWithFeeds(bytes: Buffer): Buffer {
  return Buffer.from(bytes.map((byte) => (byte === CARRIAGE_RETURN ? LINE_FEED : byte)));
}
