import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { APPLICATION_DATABASE, APPLICATION_ROLE, ensureApplicationDatabase } from './application-database.ts';
import { type DatabaseLog, errorCode } from './database-log.ts';
import { runningPostmaster } from './lock-file.ts';
import { DatabaseInUseError, type DatabaseRole, occupy } from './occupancy.ts';
import { findBinaries } from './postgres-binaries.ts';
import { preparePlaces } from './postgres-places.ts';
import type { Durability } from './postgres-process.ts';
import { administratorConnection, type Installation, reachPostgres } from './reach-postgres.ts';
import { SessionKeeper } from './session-keeper.ts';
import { stopPostgres } from './stop-postgres.ts';

/** An embedded PostgreSQL that runs, and that we use until `close`. */
export type EmbeddedPostgres = {
  /** As the application's own role, into its own database. */
  readonly connection: pg.ClientConfig;
  /** As the superuser, into the maintenance database; for tests. */
  readonly administration: pg.ClientConfig;
  /** Stops PostgreSQL (fast shutdown) unless somebody else still uses it. */
  close(): Promise<void>;
};

export type EmbeddedPostgresOptions = {
  readonly dataDir: string;
  readonly log: DatabaseLog;
  readonly role?: DatabaseRole;
  readonly durability?: Durability;
  /** Where root puts a copy of the programs when the account of PostgreSQL may not read them in node_modules. */
  readonly sharedDirectory?: string;
};

const SHARED_DIRECTORY = '/var/lib/lifted';
const POLL_MS = 20;
const OCCUPY_ATTEMPTS = 20;

/** Reaches PostgreSQL and marks it as used by us; again when it is stopped by its last user just then. */
async function settle(installation: Installation, role: DatabaseRole, dataDir: string): Promise<pg.Client> {
  for (let attempt = 1; ; attempt += 1) {
    const session = await reachPostgres(installation);
    try {
      await occupy(session, role, dataDir);
      await ensureApplicationDatabase(session);
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
 * Starts the PostgreSQL that npm installed, with its data below `dataDir`/postgres, or joins the one already running
 * there. As root it runs under another account. If PostgreSQL dies while we live, it is started again.
 * @throws DatabaseInUseError when another server uses the data; Error with a sentence when PostgreSQL cannot start.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const {
    dataDir,
    log,
    role = 'server',
    durability = 'durable',
    sharedDirectory = SHARED_DIRECTORY,
  } = options;
  if (process.platform === 'win32') {
    throw new Error('The embedded PostgreSQL does not run on Windows. Set DATABASE_URL, or use WSL 2.');
  }
  const places = preparePlaces(dataDir);
  const binaries = findBinaries(places.account, sharedDirectory);
  const installation: Installation = { binaries, places, durability, log };
  const reconnect = () => settle(installation, role, dataDir);
  const keeper = new SessionKeeper(await reconnect(), reconnect, log);
  const administration = administratorConnection(places);
  return {
    connection: { ...administration, user: APPLICATION_ROLE, database: APPLICATION_DATABASE },
    administration,
    close: () =>
      keeper.leave(
        () => stopPostgres(places, log),
        () => runningPostmaster(places) !== undefined,
      ),
  };
}
