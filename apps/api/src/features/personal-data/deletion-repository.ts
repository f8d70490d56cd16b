import type { Pool, PoolClient } from 'pg';

/** A requested deletion, and until when it can be withdrawn. */
export interface Deletion {
  readonly askedAt: Date;
  readonly dueAt: Date;
}

const DELETION = 'asked_at as "askedAt", due_at as "dueAt"';

export async function findDeletion(client: Pool | PoolClient, uid: string): Promise<Deletion | undefined> {
  const { rows } = await client.query<Deletion>(
    `select ${DELETION} from studio.deletion_requests where uid = $1`,
    [uid],
  );
  return rows[0];
}

interface NewDeletion extends Deletion {
  readonly uid: string;
  readonly askedBy: 'member' | 'operator';
}

/** Stores a request; undefined when there already is one, which is left unchanged. */
export async function insertDeletion(
  client: PoolClient,
  { uid, askedBy, askedAt, dueAt }: NewDeletion,
): Promise<Deletion | undefined> {
  const { rows } = await client.query<Deletion>(
    `insert into studio.deletion_requests (uid, asked_by, asked_at, due_at) values ($1, $2, $3, $4)
     on conflict (uid) do nothing returning ${DELETION}`,
    [uid, askedBy, askedAt, dueAt],
  );
  return rows[0];
}

/** Returns whether there was one. */
export async function removeDeletion(client: PoolClient, uid: string): Promise<boolean> {
  const { rowCount } = await client.query('delete from studio.deletion_requests where uid = $1', [uid]);
  return rowCount !== 0;
}

/** An account that is due for deletion. */
export interface DueDeletion {
  readonly uid: string;
  readonly email: string;
}

export async function listDueDeletions(pool: Pool, now: Date): Promise<readonly DueDeletion[]> {
  const { rows } = await pool.query<DueDeletion>(
    `select d.uid, u.email
       from studio.deletion_requests d join identity."user" u on u.id = d.uid
      where d.due_at <= $1 order by d.due_at`,
    [now],
  );
  return rows;
}

/** Locks a due request until the transaction ends; false when it was withdrawn or is being carried out. */
export async function holdDueDeletion(client: PoolClient, uid: string, now: Date): Promise<boolean> {
  const { rowCount } = await client.query(
    'select from studio.deletion_requests where uid = $1 and due_at <= $2 for update skip locked',
    [uid, now],
  );
  if (rowCount === 0) return false;
  // Before the roles, as every change of them holds the account first (data/owners.ts).
  await client.query(`select from studio.accounts where provider = 'studio' and uid = $1 for update`, [uid]);
  return true;
}

/** Makes a request due at once. */
export async function makeDeletionDue(client: PoolClient, uid: string, at: Date): Promise<void> {
  await client.query(
    `update studio.deletion_requests set asked_at = least(asked_at, $2), due_at = $2 where uid = $1`,
    [uid, at],
  );
}
