import {
  cpSync,
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { chooseAccount, mayEnter } from '../postgres-account.ts';
import { preparePlaces } from '../postgres-places.ts';
import { administratorConnection } from '../reach-postgres.ts';
import { makeBackupKeys, readKeyFile } from '../sealing/backup-keys.ts';
import { type Opening, UNSEALED } from '../sealing/open-sealed.ts';
import { openTestApplication, TEST_NAME, type TestApplication } from '../test-application.ts';
import { backUpContinuously } from './base-backup.ts';
import { listBaseBackups } from './base-backups.ts';
import { restoreMoment } from './restore-moment.ts';
import { SEALED_COPY } from './sealed-copy.ts';
import { sealLogFile } from './sealed-log.ts';
import { archivedFile, SEALED_LOG, walDirectory } from './wal-archive.ts';

const KEEP_DAYS = 14;
const PATIENCE = { timeout: 120_000, interval: 50 };
const SECRET = 'mia@lifted.example squats 82.5';

const home = mkdtempSync(join(tmpdir(), 'sealed-archive-'));
const dataDir = join(home, 'data');
const archive = join(home, 'an archive, 100% safe');
const places = () => preparePlaces(dataDir, TEST_NAME);
const options = () => ({ name: TEST_NAME, dataDir, durability: 'fleeting' as const, log: () => undefined });

let studio: TestApplication;
let backUp: () => Promise<unknown>;
let ours: Opening;
let theirs: Opening;
let sealWith: Awaited<ReturnType<typeof makeBackupKeys>>['sealing'];

async function newKeys() {
  const { sealing, keyFile } = await makeBackupKeys('LIFTED', new Date());
  return { sealing, opening: { keys: readKeyFile(keyFile), acceptUnsealed: false } };
}

async function open(): Promise<void> {
  studio = await openTestApplication({ dataDir, durability: 'fleeting' });
}

beforeAll(async () => {
  chmodSync(home, 0o755);
  const [mine, others] = await Promise.all([newKeys(), newKeys()]);
  [ours, theirs, sealWith] = [mine.opening, others.opening, mine.sealing];
  backUp = () =>
    backUpContinuously({ ...options(), directory: archive, keepDays: KEEP_DAYS, keys: sealWith });
  await open();
  await studio.pool.query('create table rows (number int primary key, text text)');
});
afterAll(async () => {
  await studio.close();
  rmSync(home, { recursive: true });
});

/** Commits a row, and answers a moment after it and before the next. */
async function write(number: number): Promise<Date> {
  await studio.pool.query('insert into rows values ($1, $2)', [number, SECRET]);
  const { rows } = await studio.pool.query<{ now: Date }>(
    'select clock_timestamp() as now from pg_sleep(0.02)',
  );
  return rows[0]?.now ?? new Date(0);
}

async function numbers(): Promise<readonly number[]> {
  const { rows } = await studio.pool.query<{ number: number }>('select number from rows order by number');
  return rows.map(({ number }) => number);
}

/** Ends the current file of the log, which a studio does once a minute, and waits until it is archived. */
async function archiveLog(): Promise<string> {
  const session = new pg.Client(administratorConnection(places()));
  await session.connect();
  const { rows } = await session.query<{ wal: string }>('select pg_walfile_name(pg_switch_wal()) as wal');
  await session.end();
  const file = archivedFile(archive, rows[0]?.wal ?? '', SEALED_LOG);
  await vi.waitUntil(() => existsSync(file), PATIENCE);
  return file;
}

const nothing = () => Promise.resolve();
const restore = (at: Date | 'latest', opening?: Opening) =>
  restoreMoment({ ...options(), archive, at, replace: true, opening, afterwards: nothing });

function flip(file: string, place: number): void {
  const bytes = readFileSync(file);
  bytes[place] = (bytes[place] ?? 0) ^ 1;
  writeFileSync(file, bytes);
}

/** PostgreSQL's account runs a program of this folder; of a folder only its owner may enter, it can run nothing. */
const isReachable = mayEnter(import.meta.dirname, chooseAccount(dataDir, TEST_NAME));

describe.skipIf(isReachable)('a studio installed where its database may read nothing', () => {
  it('is told to be installed where every user may read it', async () => {
    await expect(backUp()).rejects.toThrow('Install the studio where every user may read it');
  });
});

describe.runIf(isReachable)('a continuous backup with keys', () => {
  const log: string[] = [];
  let afterTwo: Date;
  let copy: string;

  it('has nothing in its archive that can be read', async () => {
    await write(1);
    await backUp();
    afterTwo = await write(2);
    log.push(await archiveLog());
    await write(3);
    log.push(await archiveLog());
    const [base] = await listBaseBackups(archive);
    copy = join(archive, base?.name ?? '', SEALED_COPY);
    expect(existsSync(copy)).toBe(true);
    const files = readdirSync(archive, { recursive: true, encoding: 'utf8' }).map((name) =>
      join(archive, name),
    );
    const content = files.filter((file) => file.endsWith('.age'));
    expect(content.length).toBeGreaterThanOrEqual(4);
    for (const file of content) {
      expect(readFileSync(file).includes(SECRET)).toBe(false);
      expect(() => gunzipSync(readFileSync(file))).toThrow('incorrect header check');
    }
    expect(files.filter((file) => file.endsWith('.gz') || file.endsWith('/data'))).toEqual([]);
  });

  it('is refused when a file is not as it was written, and changes nothing', async () => {
    await studio.close();
    const kept = join(home, 'kept');
    cpSync(archive, kept, { recursive: true });
    const [first = '', second = ''] = log;
    const attempts: readonly (readonly [string, () => void, string])[] = [
      ['copy, one byte', () => flip(copy, 100_000), 'was changed after it was written'],
      ['copy, cut off', () => truncateSync(copy, 100_000), 'it is cut off, or not ours'],
      ['log, one byte', () => flip(first, 1000), 'was changed after it was written'],
      ['log, cut off', () => truncateSync(second, 1000), 'it is cut off, or not ours'],
      ['log, exchanged', () => cpSync(first, second), 'is another file under this name'],
      ['log, missing', () => rmSync(first), 'lacks a file of the log'],
      ['log, not sealed', () => writeFileSync(first, 'anything'), 'is neither encrypted nor signed'],
    ];
    for (const [what, damage, sentence] of attempts) {
      damage();
      await expect(restore('latest', ours), what).rejects.toThrow(sentence);
      rmSync(archive, { recursive: true });
      cpSync(kept, archive, { recursive: true });
    }
    await expect(restore('latest', theirs)).rejects.toThrow('it is of another studio');
    await expect(restore('latest')).rejects.toThrow('is encrypted. Name the key file');
    await expect(restore('latest', UNSEALED)).rejects.toThrow('is encrypted. Name the key file');
    const copies = join(archive, (await listBaseBackups(archive))[0]?.name ?? '');
    renameSync(copies, join(archive, 'base-20200101T000000Z'));
    await expect(restore('latest', ours)).rejects.toThrow('is another file under this name');
    renameSync(join(archive, 'base-20200101T000000Z'), copies);
    await open();
    expect(await numbers()).toEqual([1, 2, 3]);
  });

  it('gives back a moment to the row, and everything once the disk is lost', async () => {
    await studio.close();
    await restore(afterTwo, ours);
    await open();
    expect(await numbers()).toEqual([1, 2]);
    await write(4);
    await backUp();
    await write(5);
    await archiveLog();
    expect(readdirSync(walDirectory(archive))).toContain(`00000002.history${SEALED_LOG}`);
    await studio.close();
    rmSync(dataDir, { recursive: true });
    await restore('latest', ours);
    await open();
    expect(await numbers()).toEqual([1, 2, 4, 5]);
  });

  it('takes the same file of the log twice, and no other under its name', async () => {
    const [source, other, target] = ['source', 'other', `log${SEALED_LOG}`].map((name) => join(home, name));
    writeFileSync(source ?? '', 'a log');
    writeFileSync(other ?? '', 'another log');
    const sealed = (file = '') => sealLogFile(file, target ?? '', sealWith);
    expect([await sealed(source), await sealed(source), await sealed(other)]).toEqual([true, true, false]);
  });
});
