import type { Pool, PoolClient } from 'pg';

/** Jobs of one kind that are not done, for the operator. */
export interface WaitingJobs {
  readonly kind: string;
  readonly held: number;
  readonly givenUp: number;
  readonly waiting: number;
  /** When the next of them runs; undefined when all are on hold or given up. */
  readonly next: Date | undefined;
}

/** Keeps every job there is from running; what is planned later runs. In the caller's transaction. */
export async function holdJobs(client: Pool | PoolClient): Promise<number> {
  const { rowCount } = await client.query(
    'update studio.jobs set held = true, version = version + 1, claimed_by = null where not held',
  );
  return rowCount ?? 0;
}

/** Lets jobs on hold of this kind run, or of all kinds. Answers how many. */
export async function resumeJobs(pool: Pool, kind: string | undefined): Promise<number> {
  const { rowCount } = await pool.query(
    'update studio.jobs set held = false, version = version + 1 where held and kind = coalesce($1, kind)',
    [kind],
  );
  return rowCount ?? 0;
}

/** Deletes jobs on hold of this kind, which then never run. Answers how many. */
export async function discardJobsOnHold(pool: Pool, kind: string): Promise<number> {
  const { rowCount } = await pool.query('delete from studio.jobs where held and kind = $1', [kind]);
  return rowCount ?? 0;
}

export async function listWaitingJobs(pool: Pool): Promise<readonly WaitingJobs[]> {
  const { rows } = await pool.query<Omit<WaitingJobs, 'next'> & { readonly next: Date | null }>(
    `select kind, count(*) filter (where held)::integer as held,
            count(*) filter (where due_at = 'infinity' and not held and let_be_at is null)::integer as "givenUp",
            count(*) filter (where due_at < 'infinity' and not held)::integer as waiting,
            min(due_at) filter (where due_at < 'infinity' and not held) as next
       from studio.jobs group by kind order by kind`,
  );
  return rows.map(({ next, ...jobs }) => ({ ...jobs, next: next ?? undefined }));
}
