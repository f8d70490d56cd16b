import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { createPool } from './create-pool.ts';
import { ADMINISTRATOR } from '@lifted/embedded-postgres/data-directory';
import { POSTGRES_PORT } from '@lifted/embedded-postgres/postgres-places';
import { STUDIO_POSTGRES } from './studio-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Socket directory of the test run's PostgreSQL. */
    testPostgresSocket: string;
  }
}

/** The migrated, empty database that tests copy. */
export const TEMPLATE_DATABASE = 'lifted_template';

/** On a slow machine hundreds of simultaneous requests wait longer for a connection than a visitor should. */
const LONGEST_WAIT_MS = 110_000;

/** A database for one test file. `pool` connects as the application's ordinary role; `url` is the same as text. */
export type TestDatabase = {
  readonly pool: pg.Pool;
  readonly connection: pg.ClientConfig;
  readonly url: string;
  drop(): Promise<void>;
};

async function asAdministrator(socket: string, statement: string): Promise<void> {
  const session = new pg.Client({
    host: socket,
    port: POSTGRES_PORT,
    user: ADMINISTRATOR,
    database: 'postgres',
  });
  await session.connect();
  try {
    await session.query(statement);
  } finally {
    await session.end();
  }
}

/**
 * Creates a database, by default with all migrations applied and no rows. Works in every Vitest test of this repository;
 * call `drop` when the test file is done. The template `template0` gives one without migrations.
 */
export async function createTestDatabase(template: string = TEMPLATE_DATABASE): Promise<TestDatabase> {
  const socket = inject('testPostgresSocket');
  const database = `test_${randomUUID().replaceAll('-', '')}`;
  await asAdministrator(
    socket,
    `create database ${database} template ${template} strategy file_copy owner ${STUDIO_POSTGRES.name}`,
  );
  const connection = { host: socket, port: POSTGRES_PORT, user: STUDIO_POSTGRES.name, database, ssl: false };
  const pool = createPool(connection, () => undefined, { connectTimeoutMs: LONGEST_WAIT_MS });
  return {
    pool,
    connection,
    url: `postgresql://${STUDIO_POSTGRES.name}@${encodeURIComponent(socket)}:${POSTGRES_PORT}/${database}`,
    drop: async () => {
      await pool.end();
      await asAdministrator(socket, `drop database if exists ${database} with (force)`);
    },
  };
}

/** A copy with the same rows, much faster than creating them again. Ends the connections of the original. */
export async function copyTestDatabase({ connection }: TestDatabase): Promise<TestDatabase> {
  const { database = '' } = connection;
  await asAdministrator(
    inject('testPostgresSocket'),
    `select pg_terminate_backend(pid, 10000) from pg_stat_activity where datname = '${database}'`,
  );
  return createTestDatabase(database);
}
