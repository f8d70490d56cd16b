import type { ReadReplica } from '@lifted/database/read-replica';
import type { Pool, PoolClient } from 'pg';

/** Where to read: the primary, or a session on a replica. */
export type ReadableDatabase = Pool | PoolClient;

/** The databases a feature reads from. */
export interface ReadingDatabases {
  readonly pool: Pool;
  /** Undefined: everything is read from `pool`. */
  readonly replica?: ReadReplica | undefined;
}

/**
 * Reads current data: from the replica when it has caught up with the primary, else from the primary. The primary's position
 * is read first and compared in a statement before the actual read, so that this read includes every change a user may
 * already know of.
 */
export async function readUpToDate<Result>(
  { pool, replica }: ReadingDatabases,
  read: (database: ReadableDatabase) => Promise<Result>,
): Promise<Result> {
  if (replica === undefined) return read(pool);
  const position = await writtenUpTo(pool);
  const found = await replica.read(async (client) =>
    (await hasFollowed(client, position)) ? { result: await read(client) } : undefined,
  );
  return found === undefined ? read(pool) : found.result;
}

/** The insert position, not the write position: with synchronous_commit off, others see a change before it is written. */
async function writtenUpTo(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{ position: string }>({
    name: 'written-up-to',
    text: 'select pg_current_wal_insert_lsn()::text as position',
  });
  return rows[0]?.position ?? '';
}

/** Also false for a server that follows no primary. */
async function hasFollowed(client: PoolClient, position: string): Promise<boolean> {
  const { rows } = await client.query<{ followed: boolean }>({
    name: 'has-followed',
    text: 'select coalesce(pg_last_wal_replay_lsn() >= $1::pg_lsn, false) as followed',
    values: [position],
  });
  return rows[0]?.followed === true;
}
