import type pg from 'pg';
import { createPool } from './create-pool.ts';
import { type DatabaseLog, errorMessage } from './database-log.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import type { DatabaseRole } from './occupancy.ts';
import { refuseOldPostgres } from './postgres-version.ts';

/** An open database. `connection` is for clients outside the pool, such as one that listens. */
export type Database = {
  readonly pool: pg.Pool;
  readonly connection: pg.ClientConfig;
  readonly kind: 'embedded' | 'external';
  /** Waits for the pool's running queries, then lets go; stops the embedded PostgreSQL if nobody else uses it. */
  close(): Promise<void>;
};

export type OpenDatabaseOptions = {
  /** An existing PostgreSQL 15 or newer. Without it the embedded one is used. */
  readonly url?: string | undefined;
  /** Where the embedded PostgreSQL keeps its data. */
  readonly dataDir: string;
  readonly log: DatabaseLog;
  /** 'server' (the default) refuses to share the embedded data with a second server; 'guest' joins it. */
  readonly role?: DatabaseRole;
};

async function readVersion(pool: pg.Pool): Promise<number> {
  try {
    const { rows } = await pool.query<{ version: number }>(
      `select current_setting('server_version_num')::int as version`,
    );
    return rows[0]?.version ?? 0;
  } catch (error) {
    throw new Error(`The PostgreSQL behind DATABASE_URL does not answer: ${errorMessage(error)}.`, {
      cause: error,
    });
  }
}

async function openExternal(url: string, log: DatabaseLog): Promise<Database> {
  const connection = { connectionString: url };
  const pool = createPool(connection, log);
  try {
    refuseOldPostgres(await readVersion(pool));
  } catch (error) {
    await pool.end();
    throw error;
  }
  return { pool, connection, kind: 'external', close: () => pool.end() };
}

/**
 * Opens the studio's database: the one behind `url`, or the embedded PostgreSQL below `dataDir`.
 * @throws Error with a sentence for the operator: no answer, too old, or in use by another server.
 */
export async function openDatabase({
  url,
  dataDir,
  log,
  role = 'server',
}: OpenDatabaseOptions): Promise<Database> {
  if (url) return openExternal(url, log);
  const postgres = await startEmbeddedPostgres({ dataDir, log, role });
  const pool = createPool(postgres.connection, log);
  return {
    pool,
    connection: postgres.connection,
    kind: 'embedded',
    close: async () => {
      await pool.end();
      await postgres.close();
    },
  };
}
