import { expect, test } from 'vitest';
import { BackupFileError, END_OF_ROWS } from './backup-format.ts';
import { BackupReader } from './backup-reader.ts';

const ROWS = '1\tMitte\n2\t\\\\.\n3\t\\N\n';
const CONTENT = Buffer.from(`header\n${ROWS}${END_OF_ROWS}${END_OF_ROWS}4\tlast\n${END_OF_ROWS}sequences\n`);

async function* inPieces(size: number): AsyncGenerator<Buffer> {
  for (let start = 0; start < CONTENT.length; start += size) yield CONTENT.subarray(start, start + size);
}

async function readTable(reader: BackupReader): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of reader.readRows()) pieces.push(piece);
  return Buffer.concat(pieces).toString();
}

const everySize = Array.from({ length: CONTENT.length }, (_, index) => index + 1);

test.each(everySize)(
  'rows, empty tables and lines are found however the file is cut: pieces of %i bytes',
  async (size) => {
    const reader = new BackupReader({ file: 'a file', bytes: () => inPieces(size) });
    expect(await reader.readLine()).toBe('header');
    expect(await readTable(reader)).toBe(ROWS);
    expect(await readTable(reader)).toBe('');
    expect(await readTable(reader)).toBe('4\tlast\n');
    expect(await reader.readLine()).toBe('sequences');
    await expect(reader.readLine()).rejects.toBeInstanceOf(BackupFileError);
  },
);
