import { cpSync, mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { UNSEALED } from '../sealing/open-sealed.ts';
import { TEST_NAME } from '../test-application.ts';
import { listBaseBackups } from './base-backups.ts';
import { restoreMoment } from './restore-moment.ts';
import { expectWholeLog, openLog } from './sealed-log.ts';
import { archivedFile, walDirectory } from './wal-archive.ts';

const COPY = 'base-20260301T000000Z';
const FIRST = '000000010000000000000090';
const SECOND = '000000010000000000000091';
const THIRD = '000000010000000000000092';

let home: string;
let archive: string;

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'plain-archive-'));
  archive = join(home, 'archive');
  mkdirSync(join(archive, COPY, 'data'), { recursive: true });
  const facts = { finished_at: '2026-03-01T00:00:00.000Z', first_wal: FIRST };
  writeFileSync(join(archive, COPY, 'backup.json'), JSON.stringify(facts));
  mkdirSync(walDirectory(archive));
  // Before its first file and of another timeline: nothing that the copy needs.
  const others = ['000000010000000000000070', '000000020000000000000095', '00000002.history'];
  for (const name of [...others, FIRST, SECOND, THIRD]) {
    writeFileSync(archivedFile(archive, name), gzipSync(`the log of ${name}`));
  }
});
afterEach(() => rmSync(home, { recursive: true }));

async function base() {
  const [found] = await listBaseBackups(archive);
  if (found === undefined) throw new Error('There is no copy.');
  return found;
}

const restoreLatest = () =>
  restoreMoment({
    name: TEST_NAME,
    dataDir: join(home, 'data'),
    durability: 'fleeting',
    log: () => undefined,
    archive,
    at: 'latest',
    replace: false,
    afterwards: () => Promise.resolve(),
  });

describe('the last change of an archive without keys', () => {
  it('can be restored while no file of the log is missing or damaged', async () => {
    await expect(expectWholeLog(archive, await base())).resolves.toBeUndefined();
  });

  it('is refused when a file of the log is missing in between', async () => {
    rmSync(archivedFile(archive, SECOND));
    await expect(restoreLatest()).rejects.toThrow('lacks a file of the log');
  });

  it('is refused when a file of the log is cut off, empty or not packed', async () => {
    const file = archivedFile(archive, SECOND);
    const kept = join(home, 'kept');
    cpSync(file, kept);
    const damages = [() => truncateSync(file, 20), () => truncateSync(file), () => writeFileSync(file, 'x')];
    for (const damage of damages) {
      damage();
      await expect(restoreLatest()).rejects.toThrow(`${file} is damaged`);
      cpSync(kept, file);
    }
  });

  it('is refused just as well when the log was sealed later on', async () => {
    truncateSync(archivedFile(archive, SECOND), 20);
    const open = async (isComplete: boolean) =>
      openLog(archive, {
        base: await base(),
        opening: UNSEALED,
        folder: join(home, `opened-${String(isComplete)}`),
        isComplete,
      });
    await expect(open(true)).rejects.toThrow('is damaged');
    await expect(open(false)).resolves.toBeUndefined();
  });
});
