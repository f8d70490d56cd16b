import { existsSync, readdirSync } from 'node:fs';
import { chown, cp, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { type EmbeddedPostgresOptions, startEmbeddedPostgres } from '../embedded-postgres.ts';
import { restoredDirectory } from '../data-directory.ts';
import { tryLaunchLock } from '../launch-lock.ts';
import { runningPostmaster } from '../lock-file.ts';
import { type PostgresPlaces, preparePlaces } from '../postgres-places.ts';
import { RECOVERY_ENDED_EARLY } from '../reach-postgres.ts';
import { stopPostgres } from '../stop-postgres.ts';
import { type Opening, refuseUnsealed, UNSEALED } from '../sealing/open-sealed.ts';
import { type BaseBackup, listBaseBackups, PLAIN_COPY } from './base-backups.ts';
import { SEALED_COPY, unpackSealedCopy } from './sealed-copy.ts';
import { expectWholeLog, hasSealedLog, openLog } from './sealed-log.ts';
import { giveToPostgres, restoreCommand } from './wal-archive.ts';

export type RestoreMomentOptions = Pick<
  EmbeddedPostgresOptions,
  'name' | 'dataDir' | 'locale' | 'log' | 'durability'
> & {
  readonly archive: string;
  /** Changes up to and including this moment come back; 'latest': all that were archived. */
  readonly at: Date | 'latest';
  /** Moves the present data aside. Without it, present data is refused. */
  readonly replace: boolean;
  /** Keys for a sealed archive. Undefined: only one that is not sealed is read. */
  readonly opening?: Opening | undefined;
  /** Called on the restored data before anybody else can use it. */
  readonly afterwards: (connection: pg.ClientConfig) => Promise<void>;
};

/** What a restore brought back. */
export interface RestoredMoment {
  /** When the last change that came back was made; undefined when there was none after the copy. */
  readonly lastChange: Date | undefined;
  /** Where the data is that was there before; undefined when there was none. */
  readonly before: string | undefined;
}

const FILE_MODE = 0o600;
const DIRECTORY_MODE = 0o700;
const SIDE_FOLDER = 'restoring';
const RECOVERY_SETTINGS = [
  'restore_command',
  'recovery_target_time',
  'recovery_target_action',
  'recovery_target_timeline',
  'hot_standby',
];

/**
 * Restores the data as it was at a moment, beside the present data, and puts it in its place once `afterwards` is done: a
 * process killed at any moment leaves the data from before or the restored one. Nobody can start PostgreSQL meanwhile.
 * @throws Error with a sentence when PostgreSQL runs, data exists already, or the archive does not reach that moment;
 * SealedFileError for an archive that the keys do not open or that is not as it was written.
 */
export async function restoreMoment(options: RestoreMomentOptions): Promise<RestoredMoment> {
  const { dataDir, name, replace, at, opening = UNSEALED } = options;
  const archive = resolve(options.archive);
  const places = preparePlaces(dataDir, name);
  const lock = await tryLaunchLock(places);
  if (!lock || runningPostmaster(places) !== undefined) {
    await lock?.release();
    throw new Error(
      'The studio runs. Stop it first: a restore to a moment replaces the files of its database.',
    );
  }
  try {
    const isThere = existsSync(places.cluster) && readdirSync(places.cluster).length > 0;
    if (isThere && !replace) {
      throw new Error('There is data already. Add --replace to move it aside; nothing of it is deleted.');
    }
    const base = await baseFor(archive, at);
    const side = join(dataDir, SIDE_FOLDER);
    await rm(side, { recursive: true, force: true });
    try {
      const log = await layOut({ archive, base, opening, at }, side, places);
      const beside = preparePlaces(side, name);
      await writeRecovery(beside, { log, at });
      const lastChange = await recover(side, options);
      const before = await putInPlace(beside.cluster, places, isThere);
      return { lastChange, before };
    } finally {
      // A copy that cannot be restored would stay beside the data, unencrypted and outside every rule of deletion.
      await rm(side, { recursive: true, force: true });
    }
  } finally {
    await lock.release();
  }
}

/** Two renames; a start of PostgreSQL after the first does the second (data-directory.ts). */
async function putInPlace(
  recovered: string,
  places: PostgresPlaces,
  isThere: boolean,
): Promise<string | undefined> {
  const restored = restoredDirectory(places);
  await rm(restored, { recursive: true, force: true });
  await rename(recovered, restored);
  const moment = new Date().toISOString().replaceAll(/[-:.]/gu, '');
  const before = isThere ? join(places.home, `before-${moment}`) : undefined;
  if (before === undefined) await rm(places.cluster, { recursive: true, force: true });
  else await rename(places.cluster, before);
  await rename(restored, places.cluster);
  return before;
}

async function baseFor(archive: string, at: Date | 'latest'): Promise<BaseBackup> {
  const backups = await listBaseBackups(archive);
  const base = backups.findLast(({ finishedAt }) => at === 'latest' || finishedAt <= at);
  if (base !== undefined) return base;
  const [first] = backups;
  throw new Error(
    first === undefined
      ? `There is no continuous backup in ${archive}.`
      : `The archive begins at ${first.finishedAt.toISOString()}; it has nothing from before.`,
  );
}

interface Wanted {
  readonly archive: string;
  readonly base: BaseBackup;
  readonly opening: Opening;
  readonly at: Date | 'latest';
}

/** Lays the copy out, and answers the archive to take the log from: this one or, opened, one beside. */
async function layOut(
  { archive, base, opening, at }: Wanted,
  side: string,
  places: PostgresPlaces,
): Promise<string> {
  const home = join(side, 'postgres');
  const cluster = join(home, 'data');
  await mkdir(home, { recursive: true });
  if (places.account) await chown(home, places.account.uid, places.account.gid);
  const isSealed = existsSync(join(archive, base.name, SEALED_COPY));
  if (isSealed) await unpackSealedCopy(archive, { base, opening, into: cluster });
  else if (!opening.acceptUnsealed) refuseUnsealed(join(archive, base.name));
  else await cp(join(archive, base.name, PLAIN_COPY), cluster, { recursive: true });
  for (const folder of ['pg_wal', join('pg_wal', 'archive_status'), join('pg_wal', 'summaries')]) {
    await mkdir(join(cluster, folder), { recursive: true });
  }
  await giveAll(cluster, places);
  const isComplete = at === 'latest';
  if (!isSealed && !(await hasSealedLog(archive, base))) {
    if (isComplete) await expectWholeLog(archive, base);
    return archive;
  }
  const opened = join(side, 'log');
  await openLog(archive, { base, opening, folder: opened, isComplete });
  await giveAll(opened, places);
  return opened;
}

async function giveAll(folder: string, places: PostgresPlaces): Promise<void> {
  giveToPostgres(folder, places, DIRECTORY_MODE);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const mode = entry.isDirectory() ? DIRECTORY_MODE : FILE_MODE;
    giveToPostgres(join(entry.parentPath, entry.name), places, mode);
  }
}

/** The copied settings archived into this archive; the restored data must not, before a copy of it is made. */
async function writeRecovery(
  places: PostgresPlaces,
  { log, at }: { readonly log: string; readonly at: Date | 'latest' },
): Promise<void> {
  const settings = {
    archive_command: 'true',
    restore_command: restoreCommand(log),
    recovery_target_timeline: 'current',
    // Nobody reads before the moment is reached.
    hot_standby: 'off',
    ...(at !== 'latest' && {
      recovery_target_time: at.toISOString().replace('Z', '+00'),
      recovery_target_action: 'promote',
    }),
  };
  const lines = Object.entries(settings).map(
    ([setting, value]) => `${setting} = '${value.replaceAll("'", "''")}'\n`,
  );
  const files = { 'postgresql.auto.conf': lines.join(''), 'recovery.signal': '' };
  for (const [name, text] of Object.entries(files)) {
    await writeFile(join(places.cluster, name), text, { mode: FILE_MODE });
    giveToPostgres(join(places.cluster, name), places, FILE_MODE);
  }
}

/** Replays the log, lets `afterwards` work, and stops. */
async function recover(side: string, options: RestoreMomentOptions): Promise<Date | undefined> {
  const { name, log, afterwards } = options;
  const postgres = await startEmbeddedPostgres({ ...options, dataDir: side, role: 'server' }).catch(
    (error: unknown) => {
      if (!(error instanceof Error && RECOVERY_ENDED_EARLY.test(error.message))) throw error;
      throw new Error('The archive ends before that moment. To restore its last change: --at latest', {
        cause: error,
      });
    },
  );
  try {
    const session = new pg.Client(postgres.administration);
    await session.connect();
    try {
      const { rows } = await session.query<{ last: Date | null }>(
        'select pg_last_xact_replay_timestamp() as last',
      );
      for (const setting of RECOVERY_SETTINGS) await session.query(`alter system reset ${setting}`);
      await afterwards(postgres.connection);
      return rows[0]?.last ?? undefined;
    } finally {
      await session.end();
    }
  } finally {
    await postgres.close();
    await stopPostgres(preparePlaces(side, name), log);
  }
}
