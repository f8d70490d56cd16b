import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { type Opening, openSealed } from '@lifted/embedded-postgres/sealing/open-sealed';
import {
  BACKUP_FORMAT,
  BACKUP_VERSION,
  BackupFileError,
  type BackupHeader,
  type BackupSequences,
  DUMP_SUBJECT,
  END_OF_ROWS,
  TRAILER_BYTES,
  trailerLine,
} from './backup-format.ts';
import { errorCode } from '@lifted/embedded-postgres/database-log';

const LINE_END = 0x0a;
const LONGEST_LINE_BYTES = 16 * 1024 * 1024;
const TERMINATOR = Buffer.from(`\n${END_OF_ROWS}`);
const DAMAGED = 'is damaged or cut off. Nothing was restored; use another backup.';

/** A backup that may be used: its file, and its decompressed bytes each time they are asked for, split anywhere. */
export interface BackupSource {
  readonly file: string;
  readonly bytes: () => AsyncGenerator<Buffer>;
}

/**
 * A backup as it was written; a sealed one is verified whole before it is read.
 * @throws SealedFileError with a sentence for one that is sealed and must not be used.
 */
export async function openBackup(file: string, opening: Opening): Promise<BackupSource> {
  const read = await openSealed(file, opening, (subject) => subject.startsWith(DUMP_SUBJECT));
  return { file, bytes: () => unzip(file, read()) };
}

async function* unzip(file: string, packed: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  const source = Readable.from(packed);
  const gunzip = createGunzip();
  source.on('error', (error) => gunzip.destroy(error));
  try {
    const chunks: AsyncIterable<Buffer> = source.pipe(gunzip);
    yield* chunks;
  } catch (error) {
    if (errorCode(error).startsWith('Z_')) throw new BackupFileError(file, DAMAGED);
    throw error;
  } finally {
    source.destroy();
  }
}

/** Reads a backup as a stream, in constant memory. */
export class BackupReader {
  #rest: Buffer = Buffer.alloc(0);
  readonly #chunks: AsyncGenerator<Buffer>;
  readonly #file: string;

  constructor({ file, bytes }: BackupSource) {
    this.#file = file;
    this.#chunks = bytes();
  }

  async #readMore(): Promise<void> {
    const next = await this.#chunks.next();
    if (next.done) throw new BackupFileError(this.#file, DAMAGED);
    this.#rest = Buffer.concat([this.#rest, next.value]);
  }

  /** The next line, without its end. */
  async readLine(): Promise<string> {
    for (;;) {
      const end = this.#rest.indexOf(LINE_END);
      if (end >= 0) {
        const line = this.#rest.toString('utf8', 0, end);
        this.#rest = this.#rest.subarray(end + 1);
        return line;
      }
      if (this.#rest.length > LONGEST_LINE_BYTES) throw new BackupFileError(this.#file, DAMAGED);
      await this.#readMore();
    }
  }

  /** The rows of the next table, in chunks of any size, up to its last line. */
  async *readRows(): AsyncGenerator<Buffer> {
    // With a leading line feed, an empty table ends like any other; it is removed from the first chunk again.
    this.#rest = Buffer.concat([TERMINATOR.subarray(0, 1), this.#rest]);
    let skip = 1;
    for (;;) {
      const end = this.#rest.indexOf(TERMINATOR);
      const safe = end >= 0 ? end + 1 : this.#rest.length - TERMINATOR.length;
      if (safe > skip) yield this.#rest.subarray(skip, safe);
      if (safe > 0) {
        this.#rest = this.#rest.subarray(end >= 0 ? end + TERMINATOR.length : safe);
        skip = Math.max(0, skip - safe);
      }
      if (end >= 0) return;
      await this.#readMore();
    }
  }

  async close(): Promise<void> {
    await this.#chunks.return(undefined);
  }
}

function isHeader(value: unknown): value is BackupHeader {
  return typeof value === 'object' && value !== null && 'format' in value && value.format === BACKUP_FORMAT;
}

function parseLine(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

function isSequences(value: unknown): value is BackupSequences {
  return (
    typeof value === 'object' && value !== null && 'sequences' in value && Array.isArray(value.sequences)
  );
}

/** Reads the line after the last table: the positions of all sequences. */
export async function readSequences(reader: BackupReader, file: string): Promise<BackupSequences> {
  const sequences = parseLine(await reader.readLine());
  if (!isSequences(sequences)) throw new BackupFileError(file, DAMAGED);
  return sequences;
}

/**
 * Reads the first line of a backup.
 * @throws BackupFileError when the file is no backup, or its format is newer than this release.
 */
export async function readHeader(reader: BackupReader, file: string): Promise<BackupHeader> {
  const header = parseLine(await reader.readLine());
  if (!isHeader(header)) throw new BackupFileError(file, 'is not a backup of this application.');
  if (header.version > BACKUP_VERSION) {
    throw new BackupFileError(
      file,
      `has format ${header.version}; this release reads up to ${BACKUP_VERSION}.`,
    );
  }
  return header;
}

/**
 * Reads the whole file once and verifies every byte.
 * @throws BackupFileError when it is damaged or truncated.
 */
export async function verifyChecksum({ file, bytes }: BackupSource): Promise<void> {
  const hash = createHash('sha256');
  let heldBack: Buffer = Buffer.alloc(0);
  for await (const chunk of bytes()) {
    const held = Buffer.concat([heldBack, chunk]);
    const covered = Math.max(0, held.length - TRAILER_BYTES);
    hash.update(held.subarray(0, covered));
    heldBack = held.subarray(covered);
  }
  if (heldBack.toString('utf8') !== trailerLine(hash.digest('hex'))) throw new BackupFileError(file, DAMAGED);
}
