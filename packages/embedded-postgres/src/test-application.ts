import pg from 'pg';
import type { DatabaseLog } from './database-log.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import type { DatabaseRole } from './occupancy.ts';
import type { Durability } from './postgres-process.ts';

/** The name all tests of this package start PostgreSQL under. */
export const TEST_NAME = 'tested';

/** An application with a pool on an embedded PostgreSQL. */
export type TestApplication = {
  readonly pool: pg.Pool;
  close(): Promise<void>;
};

type Options = {
  readonly dataDir: string;
  readonly role?: DatabaseRole;
  readonly log?: DatabaseLog;
  readonly durability?: Durability;
  readonly memoryMb?: number | undefined;
};

/** Starts or joins the PostgreSQL in `dataDir`, sorting as in German. */
export async function openTestApplication({
  dataDir,
  role = 'server',
  log = () => undefined,
  durability = 'durable',
  memoryMb,
}: Options): Promise<TestApplication> {
  const postgres = await startEmbeddedPostgres({
    name: TEST_NAME,
    dataDir,
    locale: 'de',
    role,
    log,
    durability,
    memoryMb,
  });
  const pool = new pg.Pool(postgres.connection);
  // An idle connection that breaks is replaced by the pool; queries in flight fail by themselves.
  pool.on('error', () => undefined);
  return {
    pool,
    close: async () => {
      await pool.end();
      await postgres.close();
    },
  };
}
