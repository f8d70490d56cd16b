import type { ReadReplica } from '@lifted/database/read-replica';
import type { Pool, PoolClient } from 'pg';

/** Where something is read: the primary, or a session of a replica. */
export type ReadableDatabase = Pool | PoolClient;

/** The databases a slice reads from. */
export interface ReadingDatabases {
  readonly pool: Pool;
  /** Undefined: everything is read behind `pool`. */
  readonly replica?: ReadReplica | undefined;
}

/**
 * Reads everything that is true at this moment: from the replica when it has followed the primary up to here, else from
 * the primary. The place is asked for first and looked for in a statement before the reading one, so what is read there
 * holds every change somebody may have been told of.
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

/** Insert and not write position: with synchronous_commit off, others see a change before it is written. */
async function writtenUpTo(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{ position: string }>({
    name: 'written-up-to',
    text: 'select pg_current_wal_insert_lsn()::text as position',
  });
  return rows[0]?.position ?? '';
}

/** False too for a server that follows nobody. */
async function hasFollowed(client: PoolClient, position: string): Promise<boolean> {
  const { rows } = await client.query<{ followed: boolean }>({
    name: 'has-followed',
    text: 'select coalesce(pg_last_wal_replay_lsn() >= $1::pg_lsn, false) as followed',
    values: [position],
  });
  return rows[0]?.followed === true;
}
