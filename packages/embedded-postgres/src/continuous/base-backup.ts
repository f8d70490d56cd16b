import { execFile } from 'node:child_process';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { errorCode } from '../database-log.ts';
import { type EmbeddedPostgresOptions, startEmbeddedPostgres } from '../embedded-postgres.ts';
import { type PostgresPlaces, preparePlaces } from '../postgres-places.ts';
import type { SealingKeys } from '../sealing/backup-keys.ts';
import { prepareSealing } from './archive-keys.ts';
import {
  BACKUP_FACTS,
  type BaseBackup,
  copyName,
  listBaseBackups,
  PLAIN_COPY,
  UNFINISHED,
} from './base-backups.ts';
import { copiedEntries } from './copied-files.ts';
import { removeInterruptedCopies, removeOldBackups } from './remove-old-backups.ts';
import { copySubject, SEALED_COPY, writeSealedCopy } from './sealed-copy.ts';
import { sealLogFile } from './sealed-log.ts';
import {
  archivedFile,
  giveToPostgres,
  prepareArchive,
  SEALED_LOG,
  startArchiving,
  stopArchiving,
  walDirectory,
} from './wal-archive.ts';

type ContinuousOptions = Pick<EmbeddedPostgresOptions, 'name' | 'dataDir' | 'locale' | 'log' | 'durability'>;

const FILE_MODE = 0o600;
const DIRECTORY_MODE = 0o700;
const POLL_MS = 50;

/**
 * Copies the data of the running PostgreSQL into the archive and archives its log from now on: together they give back any
 * second after the copy. Copies that are older than `keepDays` days and their log are removed, but for those that the first of
 * these days needs.
 * @throws Error with a sentence when the archive cannot be written.
 */
export async function backUpContinuously({
  directory,
  keepDays,
  keys,
  ...options
}: ContinuousOptions & {
  readonly directory: string;
  readonly keepDays: number;
  /** Encrypts and signs copy and log. Undefined: both stay as they are. */
  readonly keys?: SealingKeys | undefined;
}): Promise<BaseBackup> {
  return withAdministrator(options, async (session, places) => {
    const { rows } = await session.query<{ mode: string }>(`select current_setting('archive_mode') as mode`);
    if (rows[0]?.mode !== 'on') {
      throw new Error(
        'The PostgreSQL that runs was started by an earlier release. Restart the studio first.',
      );
    }
    const archive = prepareArchive(directory, places);
    await startArchiving(session, archive, keys && prepareSealing(keys, places));
    await removeInterruptedCopies(archive, new Date());
    const made = await copyData(session, places, { archive, keys });
    await removeInterruptedCopies(archive, made.finishedAt);
    await removeOldBackups(archive, await listBaseBackups(archive), { keepDays, now: made.finishedAt });
    return made;
  });
}

/** Ends archiving; what is in the archive stays. */
export async function endContinuousBackup(options: ContinuousOptions): Promise<void> {
  await withAdministrator(options, stopArchiving);
}

async function withAdministrator<Result>(
  options: ContinuousOptions,
  work: (session: pg.Client, places: PostgresPlaces) => Promise<Result>,
): Promise<Result> {
  const postgres = await startEmbeddedPostgres({ ...options, role: 'guest' });
  const session = new pg.Client(postgres.administration);
  // A session that breaks fails its next query, which says so.
  session.on('error', () => undefined);
  try {
    await session.connect();
    return await work(session, preparePlaces(options.dataDir, options.name));
  } finally {
    await session.end();
    await postgres.close();
  }
}

interface Archive {
  readonly archive: string;
  readonly keys: SealingKeys | undefined;
}

async function copyData(session: pg.Client, places: PostgresPlaces, to: Archive): Promise<BaseBackup> {
  await archiveHistory(places, to);
  const failedBefore = await failedCopies(session);
  const { rows: begun } = await session.query<{ wal: string; now: Date }>(
    `select pg_walfile_name(pg_backup_start('continuous', true)) as wal, clock_timestamp() as now`,
  );
  const name = copyName(begun[0]?.now ?? new Date());
  const unfinished = join(to.archive, `${name}${UNFINISHED}`);
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { mode: DIRECTORY_MODE });
  try {
    const started = { name, finishedAt: new Date(), firstWal: begun[0]?.wal ?? '' };
    const made = await writeUnfinished(session, places, { ...to, unfinished, started, failedBefore });
    await rename(unfinished, join(to.archive, name));
    return made;
  } catch (error) {
    // A whole copy may be in it: left behind night after night, they would fill the disk.
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
}

interface UnfinishedCopy extends Archive {
  /** The folder to write it to. */
  readonly unfinished: string;
  readonly started: BaseBackup;
  readonly failedBefore: number;
}

/** PostgreSQL's own protocol: both calls in one session, the files in between, and its label byte for byte. */
async function writeUnfinished(
  session: pg.Client,
  places: PostgresPlaces,
  { unfinished, started, failedBefore, ...to }: UnfinishedCopy,
): Promise<BaseBackup> {
  const { keys } = to;
  let lastWal = '';
  let made = started;
  const finish = async () => {
    const { rows } = await session.query<{ wal: string; label: string; now: Date }>(
      `select pg_walfile_name(lsn) as wal, labelfile as label, clock_timestamp() as now
         from pg_backup_stop(wait_for_archive => false)`,
    );
    const { wal = '', label = '', now = new Date() } = rows[0] ?? {};
    lastWal = wal;
    made = { ...made, finishedAt: now };
    return label;
  };
  const { cluster } = places;
  if (keys === undefined) await writeCopy(join(unfinished, PLAIN_COPY), places, finish);
  else {
    const file = join(unfinished, SEALED_COPY);
    await writeSealedCopy(file, { cluster, keys, finish, subject: () => copySubject(made) });
    giveToPostgres(file, places, FILE_MODE);
  }
  await untilArchived(session, archivedLog(to, lastWal), failedBefore);
  const facts = { finished_at: made.finishedAt.toISOString(), first_wal: made.firstWal };
  await writeFile(join(unfinished, BACKUP_FACTS), `${JSON.stringify(facts)}\n`, { mode: FILE_MODE });
  for (const path of [unfinished, join(unfinished, BACKUP_FACTS)]) {
    giveToPostgres(path, places, path === unfinished ? DIRECTORY_MODE : FILE_MODE);
  }
  await promisify(execFile)('sync');
  return made;
}

function archivedLog({ archive, keys }: Archive, name: string): string {
  return keys === undefined ? archivedFile(archive, name) : archivedFile(archive, name, SEALED_LOG);
}

/** What a restore before began (a timeline) is told by these files; without them a later one would begin the same again. */
async function archiveHistory(places: PostgresPlaces, to: Archive): Promise<void> {
  const wal = join(places.cluster, 'pg_wal');
  for (const name of (await readdir(wal)).filter((entry) => entry.endsWith('.history'))) {
    const target = archivedLog(to, name);
    if (existsSync(target)) continue;
    if (to.keys !== undefined) await sealLogFile(join(wal, name), target, to.keys);
    else {
      const part = join(walDirectory(to.archive), `${name}.part`);
      await pipeline(createReadStream(join(wal, name)), createGzip(), createWriteStream(part));
      await rename(part, target);
    }
    giveToPostgres(target, places, FILE_MODE);
  }
}

async function writeCopy(data: string, places: PostgresPlaces, finish: () => Promise<string>): Promise<void> {
  await mkdir(data);
  giveToPostgres(data, places, DIRECTORY_MODE);
  for await (const { kind, path } of copiedEntries(places.cluster)) {
    const target = join(data, path);
    if (kind === 'file') await copyUnlessGone(join(places.cluster, path), target, places);
    else {
      await mkdir(target);
      giveToPostgres(target, places, DIRECTORY_MODE);
    }
  }
  await writeFile(join(data, 'backup_label'), await finish(), { mode: FILE_MODE });
  giveToPostgres(join(data, 'backup_label'), places, FILE_MODE);
}

/** A table may be dropped while it is copied; the log knows of that. */
async function copyUnlessGone(source: string, target: string, places: PostgresPlaces): Promise<void> {
  try {
    await copyFile(source, target);
  } catch (error) {
    if (errorCode(error) === 'ENOENT' && existsSync(dirname(target))) return;
    throw error;
  }
  giveToPostgres(target, places, FILE_MODE);
}

async function failedCopies(session: pg.Client): Promise<number> {
  const { rows } = await session.query<{ failed: string }>(
    'select failed_count as failed from pg_stat_archiver',
  );
  return Number(rows[0]?.failed);
}

/** A copy is worth nothing before the log of its own minutes is written. */
async function untilArchived(session: pg.Client, file: string, failedBefore: number): Promise<void> {
  while (!existsSync(file)) {
    if ((await failedCopies(session)) > failedBefore) {
      throw new Error(
        `PostgreSQL could not write its log to ${dirname(file)}. Is the disk full, and may it write there? ` +
          'It keeps the log and tries again; to end that: npm run studio -- backup --continuous off',
      );
    }
    await pause(POLL_MS);
  }
  await readFile(file);
}
