import pg from 'pg';
import { errorCode } from './database-log.ts';

/** The role and the database the application uses: an ordinary owner, so that it cannot reach the file system. */
export const APPLICATION_ROLE = 'lifted';
export const APPLICATION_DATABASE = 'lifted';

const SETUP_LOCK = 5_713_002;
const ALREADY_THERE = ['42710', '42P04'];

async function createUnlessThere(session: pg.Client, statement: string): Promise<void> {
  try {
    await session.query(statement);
  } catch (error) {
    if (!ALREADY_THERE.includes(errorCode(error))) throw error;
  }
}

/** Creates the application's role and database inside a new embedded PostgreSQL; nothing when they exist. */
export async function ensureApplicationDatabase(session: pg.Client): Promise<void> {
  const { rows } = await session.query('select from pg_database where datname = $1', [APPLICATION_DATABASE]);
  if (rows.length > 0) return;
  await session.query('select pg_advisory_lock($1)', [SETUP_LOCK]);
  await createUnlessThere(session, `create role ${pg.escapeIdentifier(APPLICATION_ROLE)} login`);
  await createUnlessThere(
    session,
    `create database ${pg.escapeIdentifier(APPLICATION_DATABASE)} owner ${pg.escapeIdentifier(APPLICATION_ROLE)}`,
  );
  await session.query('select pg_advisory_unlock($1)', [SETUP_LOCK]);
}
