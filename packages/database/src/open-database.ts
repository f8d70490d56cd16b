import type pg from 'pg';
import { createPool } from './create-pool.ts';
import { watchPulse } from './database-pulse.ts';
import { type DatabaseLog, errorMessage } from '@lifted/embedded-postgres/database-log';
import { startEmbeddedPostgres } from '@lifted/embedded-postgres/embedded-postgres';
import type { DatabaseRole } from '@lifted/embedded-postgres/occupancy';
import { ReadReplica } from './read-replica.ts';
import { STUDIO_POSTGRES } from './studio-postgres.ts';

const SECOND_MS = 1000;
const REPLICA_CONNECT_TIMEOUT_MS = SECOND_MS;
const MOST_SESSIONS = 2;
const OLDEST_MAJOR = 15;
const VERSIONS_PER_MAJOR = 10_000;

/** An open database. */
export type Database = {
  /** For single statements and transactions. */
  readonly pool: pg.Pool;
  /** For work that needs a PostgreSQL session of its own: migrations, locks that outlast a transaction. */
  readonly sessions: pg.Pool;
  /** For clients outside the pools that also need a session, such as a listener. */
  readonly connection: pg.ClientConfig;
  /** Serves reads too, if there is one. */
  readonly replica: ReadReplica | undefined;
  readonly kind: 'embedded' | 'external';
  /** From now on no query waits for `pool` while the database does not respond. For servers; commands wait. */
  keepWatch(): { close(): void };
  /** Waits for running queries, then closes; stops the embedded PostgreSQL if no other process uses it. */
  close(): Promise<void>;
};

export type OpenDatabaseOptions = {
  /** An existing PostgreSQL 15 or newer. Undefined: the embedded one. */
  readonly url?: string | undefined;
  /** The same database without the transaction-mode pooler behind `url`. */
  readonly directUrl?: string | undefined;
  /** A replica of the PostgreSQL behind `url`. */
  readonly replicaUrl?: string | undefined;
  /** Data directory of the embedded PostgreSQL. */
  readonly dataDir: string;
  /** MB in which the embedded PostgreSQL keeps pages it has read, where it is started; 96 by default. */
  readonly memoryMb?: number | undefined;
  readonly log: DatabaseLog;
  /** 'server' (the default) refuses to share the embedded data with a second server; 'guest' joins it. */
  readonly role?: DatabaseRole;
};

/**
 * Accepts PostgreSQL 15 and newer. `versionNumber` is the setting server_version_num, such as 150018 for 15.18.
 * @throws Error with a sentence for an older one.
 */
export function refuseOldPostgres(versionNumber: number): void {
  const major = Math.floor(versionNumber / VERSIONS_PER_MAJOR);
  if (major >= OLDEST_MAJOR) return;
  throw new Error(
    `The PostgreSQL behind DATABASE_URL is version ${major}. LIFTED needs version ${OLDEST_MAJOR} or newer.`,
  );
}

async function readVersion(pool: pg.Pool, setting: string): Promise<number> {
  try {
    const { rows } = await pool.query<{ version: number }>(
      `select current_setting('server_version_num')::int as version`,
    );
    return rows[0]?.version ?? 0;
  } catch (error) {
    throw new Error(`The PostgreSQL behind ${setting} does not answer: ${errorMessage(error)}.`, {
      cause: error,
    });
  }
}

type ExternalUrls = Pick<OpenDatabaseOptions, 'directUrl' | 'replicaUrl'> & { readonly url: string };

async function openExternal(
  { url, directUrl, replicaUrl }: ExternalUrls,
  log: DatabaseLog,
): Promise<Database> {
  const throughPooler = directUrl !== undefined;
  const connection = { connectionString: directUrl ?? url };
  const pool = createPool({ connectionString: url }, log, { throughPooler });
  const sessions = throughPooler ? createPool(connection, log, { max: MOST_SESSIONS }) : pool;
  const replica = replicaUrl === undefined ? undefined : openReplica(replicaUrl, throughPooler, log);
  const close = async () => {
    await Promise.all([pool.end(), throughPooler && sessions.end(), replica?.close()]);
  };
  try {
    refuseOldPostgres(await readVersion(pool, 'DATABASE_URL'));
    if (throughPooler) {
      await readVersion(sessions, 'DATABASE_DIRECT_URL');
      await warnOfEndlessStatements(pool, log);
    }
  } catch (error) {
    await close();
    throw error;
  }
  const keepWatch = () => watchPulse({ connectionString: url }, pool, log);
  return { pool, sessions, connection, replica, kind: 'external', keepWatch, close };
}

/** It may be unavailable now and appear later: nothing waits for it. */
function openReplica(url: string, throughPooler: boolean, log: DatabaseLog): ReadReplica {
  const connectTimeoutMs = REPLICA_CONNECT_TIMEOUT_MS;
  return new ReadReplica(
    createPool({ connectionString: url }, log, { throughPooler, connectTimeoutMs }),
    log,
  );
}

/** Through a pooler we cannot set session limits; if the pooler sets none either, a statement may run for ever. */
async function warnOfEndlessStatements(pool: pg.Pool, log: DatabaseLog): Promise<void> {
  const { rows } = await pool.query<{ limit: string }>(
    `select current_setting('statement_timeout') as limit`,
  );
  if (rows[0]?.limit === '0') log('database.pooler_sets_no_statement_timeout');
}

/**
 * Opens the studio's database: the one behind `url`, or the embedded PostgreSQL below `dataDir`.
 * @throws Error with a sentence for the operator: no answer, too old, or in use by another server.
 */
export async function openDatabase({
  url,
  directUrl,
  replicaUrl,
  dataDir,
  memoryMb,
  log,
  role = 'server',
}: OpenDatabaseOptions): Promise<Database> {
  if (url) return openExternal({ url, directUrl, replicaUrl }, log);
  const postgres = await startEmbeddedPostgres({ ...STUDIO_POSTGRES, dataDir, memoryMb, log, role });
  const pool = createPool(postgres.connection, log);
  return {
    pool,
    sessions: pool,
    connection: postgres.connection,
    replica: undefined,
    kind: 'embedded',
    keepWatch: () => watchPulse(postgres.connection, pool, log),
    close: async () => {
      await pool.end();
      await postgres.close();
    },
  };
}
