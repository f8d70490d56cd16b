import type pg from 'pg';
import { FailFastPool } from './fail-fast-pool.ts';
import { columnParsers } from './column-parsers.ts';
import { type DatabaseLog, errorCode } from '@lifted/embedded-postgres/database-log';
import { ConfirmedClient } from './confirmed-client.ts';
import { PooledSessionClient } from './pooled-session-client.ts';

const SECOND_MS = 1000;
const LARGEST_POOL = 8;
const CONNECT_TIMEOUT_MS = 5 * SECOND_MS;
const STATEMENT_TIMEOUT_MS = 30 * SECOND_MS;
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 60 * SECOND_MS;
const IDLE_CONNECTION_MS = 30 * SECOND_MS;

const SESSION_LIMITS = {
  statement_timeout: STATEMENT_TIMEOUT_MS,
  idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT_MS,
};

export type PoolOptions = {
  /** Connections at once (8). */
  readonly max?: number;
  readonly connectTimeoutMs?: number;
  /** Connections go through a pooler in transaction mode: each transaction may run on another PostgreSQL session. */
  readonly throughPooler?: boolean;
};

/**
 * A pool with limits: at most `max` connections, 5 s to get one, 30 s for a statement, 60 s idle in a transaction. Long work
 * raises its own limit with `set local statement_timeout`. A broken connection is logged and replaced; it never ends the
 * process. A pooler in between has to set session limits itself.
 */
export function createPool(
  connection: pg.ClientConfig,
  log: DatabaseLog,
  { max = LARGEST_POOL, connectTimeoutMs = CONNECT_TIMEOUT_MS, throughPooler = false }: PoolOptions = {},
): FailFastPool {
  const pool = new FailFastPool({
    application_name: 'lifted',
    keepAlive: true,
    ...(throughPooler ? { Client: PooledSessionClient } : { Client: ConfirmedClient, ...SESSION_LIMITS }),
    ...connection,
    types: columnParsers,
    max,
    connectionTimeoutMillis: connectTimeoutMs,
    idleTimeoutMillis: IDLE_CONNECTION_MS,
  });
  const lost = (error: Error) => log('database.connection_lost', { code: errorCode(error) });
  pool.on('error', lost);
  // Without a listener a checked-out client would end the process when its connection breaks.
  pool.on('connect', (client) => client.on('error', lost));
  return pool;
}
