/** A ZIP archive as PKWARE's APPNOTE.TXT describes it: deflated files, names in UTF-8, no directories, below 4 GiB. */
import { promisify } from 'node:util';
import { crc32, deflateRaw } from 'node:zlib';

export interface ArchivedFile {
  readonly name: string;
  readonly text: string;
}

const deflate = promisify(deflateRaw);

const LOCAL_HEADER = 0x04034b50;
const CENTRAL_HEADER = 0x02014b50;
const END_OF_DIRECTORY = 0x06054b50;
const VERSION = 20;
const NAMES_IN_UTF8 = 0x0800;
const DEFLATED = 8;
/** Seconds are kept in steps of two. */
const SECONDS_STEP = 2;
const FIRST_YEAR = 1980;

/** The archive; `at` is the time its files bear, on the clocks of UTC. */
export async function zipArchive(files: readonly ArchivedFile[], at: Date): Promise<Buffer> {
  const local: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const file of files) {
    const name = Buffer.from(file.name);
    const content = Buffer.from(file.text);
    const packed = await deflate(content);
    const facts = sharedFacts(at, { crc: crc32(content), packed: packed.length, size: content.length, name });
    const header = Buffer.concat([uint32(LOCAL_HEADER), facts, name]);
    central.push(centralEntry(facts, name, offset));
    local.push(header, packed);
    offset += header.length + packed.length;
  }
  const directory = Buffer.concat(central);
  return Buffer.concat([...local, directory, endOfDirectory(files.length, directory.length, offset)]);
}

interface FileFacts {
  readonly crc: number;
  readonly packed: number;
  readonly size: number;
  readonly name: Buffer;
}

/** What stands alike before the file and in the directory, up to the length of extra fields. */
function sharedFacts(at: Date, { crc, packed, size, name }: FileFacts): Buffer {
  return Buffer.concat([
    ...[VERSION, NAMES_IN_UTF8, DEFLATED, dosTime(at), dosDate(at)].map(uint16),
    ...[crc, packed, size].map(uint32),
    uint16(name.length),
    uint16(0),
  ]);
}

function centralEntry(facts: Buffer, name: Buffer, offset: number): Buffer {
  const [comment, disk, internal] = [0, 0, 0];
  return Buffer.concat([
    uint32(CENTRAL_HEADER),
    uint16(VERSION),
    facts,
    ...[comment, disk, internal].map(uint16),
    uint32(0),
    uint32(offset),
    name,
  ]);
}

function endOfDirectory(count: number, size: number, offset: number): Buffer {
  const [disk, firstDisk, comment] = [0, 0, 0];
  return Buffer.concat([
    uint32(END_OF_DIRECTORY),
    ...[disk, firstDisk, count, count].map(uint16),
    uint32(size),
    uint32(offset),
    uint16(comment),
  ]);
}

function dosTime(at: Date): number {
  return (
    at.getUTCHours() * 2 ** 11 + at.getUTCMinutes() * 2 ** 5 + Math.floor(at.getUTCSeconds() / SECONDS_STEP)
  );
}

function dosDate(at: Date): number {
  return (at.getUTCFullYear() - FIRST_YEAR) * 2 ** 9 + (at.getUTCMonth() + 1) * 2 ** 5 + at.getUTCDate();
}

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
