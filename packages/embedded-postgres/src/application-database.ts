import pg from 'pg';
import { errorCode } from './database-log.ts';

const SETUP_LOCK = 5_713_002;
const ALREADY_EXISTS = ['42710', '42P04'];

async function createIfMissing(session: pg.Client, statement: string): Promise<void> {
  try {
    await session.query(statement);
  } catch (error) {
    if (!ALREADY_EXISTS.includes(errorCode(error))) throw error;
  }
}

/**
 * Creates the application's role and its database, both called `name`, unless they exist. The role is an ordinary owner,
 * so it cannot reach the file system.
 */
export async function ensureApplicationDatabase(session: pg.Client, name: string): Promise<void> {
  const { rows } = await session.query('select from pg_database where datname = $1', [name]);
  if (rows.length > 0) return;
  await session.query('select pg_advisory_lock($1)', [SETUP_LOCK]);
  const identifier = pg.escapeIdentifier(name);
  await createIfMissing(session, `create role ${identifier} login`);
  await createIfMissing(session, `create database ${identifier} owner ${identifier}`);
  await session.query('select pg_advisory_unlock($1)', [SETUP_LOCK]);
}
