import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { ensureApplicationDatabase } from './application-database.ts';
import { ensureArchiveCommand } from './continuous/wal-archive.ts';
import { type DatabaseLog, errorCode } from './database-log.ts';
import { runningPostmaster } from './lock-file.ts';
import { DatabaseInUseError, type DatabaseRole, occupy } from './occupancy.ts';
import { findBinaries } from './postgres-binaries.ts';
import { preparePlaces } from './postgres-places.ts';
import type { Durability } from './postgres-process.ts';
import { administratorConnection, type Installation, reachPostgres } from './reach-postgres.ts';
import { SessionKeeper } from './session-keeper.ts';
import { stopPostgres } from './stop-postgres.ts';

/** A running embedded PostgreSQL, in use by this process until `close`. */
export type EmbeddedPostgres = {
  /** As the application's ordinary role, to its own database. */
  readonly connection: pg.ClientConfig;
  /** As the superuser, to the maintenance database; for tests. */
  readonly administration: pg.ClientConfig;
  /** Stops PostgreSQL (fast shutdown) unless another process still uses it. */
  close(): Promise<void>;
};

export type EmbeddedPostgresOptions = {
  /**
   * The application's name, in lower case: its role and database are called so, and so is the machine's account that
   * PostgreSQL runs as when started by root.
   */
  readonly name: string;
  /** Data is kept in the folder `postgres` of this directory. */
  readonly dataDir: string;
  readonly log: DatabaseLog;
  /** ICU locale that new data sorts by, such as 'de'. Without it, 'und': no language in particular. */
  readonly locale?: string;
  /** 'server' (the default) refuses to share the data with another server; 'guest' joins one. */
  readonly role?: DatabaseRole;
  /** 'durable' unless the data may be lost, as in tests. */
  readonly durability?: Durability;
  /** MB in which PostgreSQL keeps pages it has read, where it is started; 96 by default. */
  readonly memoryMb?: number | undefined;
  /** Where root copies the programs when PostgreSQL's account may not read them in node_modules: `/var/lib/<name>`. */
  readonly sharedDirectory?: string;
};

const POLL_MS = 20;
const OCCUPY_ATTEMPTS = 20;

/** Connects and marks PostgreSQL as in use; retries when its last user stops it at that very moment. */
async function settle(installation: Installation, role: DatabaseRole, dataDir: string): Promise<pg.Client> {
  for (let attempt = 1; ; attempt += 1) {
    const session = await reachPostgres(installation);
    try {
      await occupy(session, role, dataDir);
      await ensureApplicationDatabase(session, installation.places.name);
      await ensureArchiveCommand(session);
      return session;
    } catch (error) {
      await session.end().catch(() => undefined);
      if (error instanceof DatabaseInUseError || attempt >= OCCUPY_ATTEMPTS) throw error;
      installation.log('database.session_lost', { code: errorCode(error) });
      await pause(POLL_MS);
    }
  }
}

/**
 * Starts the PostgreSQL that npm installed, or joins the one already running on `dataDir`. Started by root, it runs as
 * another account. If PostgreSQL dies before `close`, it is started again.
 * @throws DatabaseInUseError when another server uses the data; Error with a sentence when PostgreSQL cannot start.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const {
    name,
    dataDir,
    log,
    locale = 'und',
    role = 'server',
    durability = 'durable',
    memoryMb,
    sharedDirectory = `/var/lib/${name}`,
  } = options;
  if (process.platform === 'win32') {
    throw new Error(
      'The embedded PostgreSQL does not run on Windows. Use WSL 2, or a PostgreSQL that runs on its own.',
    );
  }
  const places = preparePlaces(dataDir, name);
  const binaries = findBinaries(places.account, sharedDirectory);
  const installation: Installation = { binaries, places, durability, memoryMb, locale, log };
  const reconnect = () => settle(installation, role, dataDir);
  const keeper = new SessionKeeper(await reconnect(), reconnect, log);
  const administration = administratorConnection(places);
  return {
    connection: { ...administration, user: name, database: name },
    administration,
    close: () =>
      keeper.leave(
        () => stopPostgres(places, log),
        () => runningPostmaster(places) !== undefined,
      ),
  };
}
