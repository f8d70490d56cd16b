import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { preparePlaces } from '../postgres-places.ts';
import { administratorConnection } from '../reach-postgres.ts';
import { openTestApplication, TEST_NAME, type TestApplication } from '../test-application.ts';
import { backUpContinuously, endContinuousBackup } from './base-backup.ts';
import { listBaseBackups } from './base-backups.ts';
import { restoreMoment, type RestoreMomentOptions } from './restore-moment.ts';
import { archivedFile, walDirectory } from './wal-archive.ts';

const KEEP_DAYS = 14;
const PATIENCE = { timeout: 120_000, interval: 50 };

let home: string;
let dataDir: string;
let archive: string;
let studio: TestApplication;
const moments = new Map<number, Date>();
const options = () => ({ name: TEST_NAME, dataDir, durability: 'fleeting' as const, log: () => undefined });
const places = () => preparePlaces(dataDir, TEST_NAME);
const open = async () => {
  studio = await openTestApplication({ dataDir, durability: 'fleeting' });
};

beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'continuous-'));
  chmodSync(home, 0o755);
  dataDir = join(home, 'data');
  archive = join(home, 'an archive, 100% safe');
  await open();
  await studio.pool.query('create table rows (number int primary key)');
});
afterAll(async () => {
  await studio.close();
  rmSync(home, { recursive: true });
});

/** Commits a row and remembers a moment after it and before the next. */
async function write(number: number): Promise<void> {
  await studio.pool.query('insert into rows values ($1)', [number]);
  const { rows } = await studio.pool.query<{ now: Date }>(
    'select clock_timestamp() as now from pg_sleep(0.02)',
  );
  moments.set(number, rows[0]?.now ?? new Date(0));
}

async function numbers(): Promise<readonly number[]> {
  const { rows } = await studio.pool.query<{ number: number }>('select number from rows order by number');
  return rows.map(({ number }) => number);
}

const after = (number: number) => moments.get(number) ?? new Date(0);
const backUp = () => backUpContinuously({ ...options(), directory: archive, keepDays: KEEP_DAYS });
const nothing = () => Promise.resolve();

/** Name of the file of the log that is being written. */
async function currentLog(): Promise<string> {
  const session = new pg.Client(administratorConnection(places()));
  await session.connect();
  const { rows } = await session.query<{ wal: string }>(
    'select pg_walfile_name(pg_current_wal_lsn()) as wal',
  );
  await session.end();
  return rows[0]?.wal ?? '';
}

/** Ends the current file of the log, which a studio does once a minute, and waits until it is archived. */
async function archiveLog(): Promise<void> {
  const session = new pg.Client(administratorConnection(places()));
  await session.connect();
  const { rows } = await session.query<{ wal: string }>('select pg_walfile_name(pg_switch_wal()) as wal');
  await session.end();
  await vi.waitUntil(() => existsSync(archivedFile(archive, rows[0]?.wal ?? '')), PATIENCE);
}

/** Stops the studio, restores, and opens it again. */
async function restoreTo(
  at: Date | 'latest',
  { replace = true, afterwards = nothing }: Partial<RestoreMomentOptions> = {},
) {
  await studio.close();
  try {
    return await restoreMoment({ ...options(), archive, at, replace, afterwards });
  } finally {
    await open();
  }
}

describe('a continuous backup', () => {
  it('is taken while rows are written, and has a copy and the log of its time', async () => {
    await write(1);
    const writing = (async () => {
      for (let number = 1000; number < 1050; number++) await write(number);
    })();
    await backUp();
    await writing;
    await write(2);
    await write(3);
    await archiveLog();
    expect(await listBaseBackups(archive)).toHaveLength(1);
  });

  it('is not restored while the studio runs, nor over data without being told to', async () => {
    const whileItRuns = restoreMoment({
      ...options(),
      archive,
      at: 'latest',
      replace: true,
      afterwards: nothing,
    });
    await expect(whileItRuns).rejects.toThrow('The studio runs');
    await expect(restoreTo('latest', { replace: false })).rejects.toThrow('--replace');
    expect(await numbers()).toHaveLength(53);
  });

  it('gives back a moment to the row, and keeps the data that was there', async () => {
    const { before, lastChange } = await restoreTo(after(2));
    const back = await numbers();
    expect(back).toHaveLength(52);
    expect(back.slice(0, 2)).toEqual([1, 2]);
    expect(back).not.toContain(3);
    expect(existsSync(join(before ?? '', 'PG_VERSION'))).toBe(true);
    expect(lastChange?.getTime()).toBeLessThanOrEqual(after(2).getTime());
  });

  it('has a history of its own after a restore, and gives it back once the disk is lost', async () => {
    // Nothing is archived before the restored data is copied, or it would mix with the abandoned history.
    const { rows } = await studio.pool.query<{ limit: string }>(
      `select current_setting('archive_timeout') as limit`,
    );
    expect(rows[0]?.limit).toBe('0');
    await write(4);
    await backUp();
    await write(5);
    await write(6);
    await archiveLog();
    expect(readdirSync(walDirectory(archive))).toContain('00000002.history.gz');
    await studio.close();
    rmSync(dataDir, { recursive: true });
    await restoreMoment({ ...options(), archive, at: after(5), replace: false, afterwards: nothing });
    await open();
    expect((await numbers()).slice(0, 4)).toEqual([1, 2, 4, 5]);
    expect(await numbers()).not.toContain(6);
  });

  it('has nothing from before its first copy, nor from after its end', async () => {
    await expect(restoreTo(new Date(0))).rejects.toThrow('The archive begins at');
    await expect(restoreTo(new Date(Date.now() + 3_600_000))).rejects.toThrow('--at latest');
    expect(await numbers()).toContain(5);
    expect(existsSync(join(dataDir, 'restoring'))).toBe(false);
  });

  it('gives its last change to the last step before anybody else, and leaves the present data when that fails', async () => {
    await write(7);
    const seen: { number: number }[] = [];
    const failing = restoreTo('latest', {
      afterwards: async (connection) => {
        const client = new pg.Client(connection);
        await client.connect();
        const { rows } = await client.query<{ number: number }>(
          'select number from rows where number in (6, 7)',
        );
        seen.push(...rows);
        await client.end();
        throw new Error('The last step failed.');
      },
    });
    await expect(failing).rejects.toThrow('The last step failed.');
    expect(seen).toEqual([{ number: 6 }]);
    expect(await numbers()).toContain(7);
    expect(existsSync(join(dataDir, 'restoring'))).toBe(false);
  });

  it('is finished by the next start when its restore was killed between the two renames', async () => {
    await studio.close();
    renameSync(places().cluster, join(places().home, 'restored'));
    await open();
    expect(await numbers()).toContain(7);
  });

  it('leaves nothing of a copy that failed, nor of one that was killed days ago', async () => {
    const copies = readdirSync(archive).toSorted();
    mkdirSync(join(archive, 'base-20200101T000000Z.unfinished'));
    const inTheWay = join(walDirectory(archive), `${await currentLog()}.part`);
    mkdirSync(inTheWay);
    await expect(backUp()).rejects.toThrow('could not write its log');
    expect(readdirSync(archive).toSorted()).toEqual(copies);
    rmSync(inTheWay, { recursive: true });
  });

  it('says so when its directory cannot be written, and the studio goes on', async () => {
    rmSync(archive, { recursive: true });
    writeFileSync(archive, '');
    await expect(backUp()).rejects.toThrow('EEXIST');
    await endContinuousBackup(options());
    expect(await numbers()).toContain(7);
  });
});
