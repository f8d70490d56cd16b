import type { Pool, PoolClient } from 'pg';

/** What a job is: its kind says what is done, its key what it is done to. */
export interface JobName {
  readonly kind: string;
  readonly key: string;
}

/** A job one process has taken out of the queue until its lease ends. */
export interface ClaimedJob extends JobName {
  readonly id: string;
  /** When it was to run first. */
  readonly plannedFor: Date;
  /** Runs begun since it was planned, this one included. */
  readonly attempts: number;
  /** Tells this claim from a later one of the same job. */
  readonly version: number;
}

/**
 * Plans a job in the caller's transaction: it runs after the commit, and never when there is none. A job of the same
 * name moves to the new time and starts over; when it is running now, it runs once more.
 */
export async function planJob(client: PoolClient, { kind, key }: JobName, dueAt: Date): Promise<void> {
  await client.query(
    `insert into studio.jobs as j (kind, key, planned_for, due_at) values ($1, $2, $3, $3)
     on conflict (kind, key) do update
       set planned_for = excluded.planned_for, due_at = excluded.due_at, attempts = 0, last_error = null,
           let_be_at = null, version = j.version + 1, claimed_by = null`,
    [kind, key, dueAt],
  );
}

/** Plans those jobs that are not planned yet and leaves the others as they are. */
export async function planMissingJobs(pool: Pool, names: readonly JobName[], dueAt: Date): Promise<void> {
  await pool.query(
    `insert into studio.jobs (kind, key, planned_for, due_at)
     select kind, key, $3, $3 from unnest($1::text[], $2::text[]) as planned (kind, key)
     on conflict (kind, key) do nothing`,
    [names.map(({ kind }) => kind), names.map(({ key }) => key), dueAt],
  );
}

/** Takes a job back in the caller's transaction. A run that has begun already goes on. */
export async function cancelJob(client: PoolClient, { kind, key }: JobName): Promise<void> {
  await client.query('delete from studio.jobs where kind = $1 and key = $2', [kind, key]);
}

/**
 * Takes the job of these kinds that has been due longest, undefined when none is. `leaseMs`: by kind; `worker`: a UUID by which
 * `returnLostJobs` finds it.
 */
export async function claimDueJob(
  pool: Pool,
  leases: readonly { readonly kind: string; readonly leaseMs: number }[],
  now: Date,
  worker: string | null = null,
): Promise<ClaimedJob | undefined> {
  const { rows } = await pool.query<ClaimedJob>(
    `update studio.jobs j
        set attempts = attempts + 1, version = version + 1, claimed_by = $4,
            due_at = $1::timestamptz + lease.ms * interval '1 millisecond'
       from unnest($2::text[], $3::float8[]) as lease (kind, ms)
      where lease.kind = j.kind and j.id = (
        select id from studio.jobs
         where not held and due_at <= $1 and kind = any($2)
         order by due_at, id limit 1
           for update skip locked)
      returning j.id::text, j.kind, j.key, j.planned_for as "plannedFor", j.attempts, j.version`,
    [now, leases.map(({ kind }) => kind), leases.map(({ leaseMs }) => leaseMs), worker],
  );
  return rows[0];
}

/** The job was claimed and not begun: it is due again, with as many attempts as before. */
export async function returnJob(pool: Pool, { id, version }: ClaimedJob, now: Date): Promise<void> {
  await pool.query(
    `update studio.jobs set due_at = $3, attempts = attempts - 1, version = version + 1, claimed_by = null
      where id = $1 and version = $2`,
    [id, version, now],
  );
}

/**
 * Jobs this worker claimed and does not run, because the answer to its claim was lost on the way: they are due again, with as
 * many attempts as before. Answers how many.
 */
export async function returnLostJobs(
  pool: Pool,
  {
    worker,
    running,
    now,
  }: { readonly worker: string; readonly running: readonly string[]; readonly now: Date },
): Promise<number> {
  const { rowCount } = await pool.query(
    `update studio.jobs set due_at = $3, attempts = attempts - 1, version = version + 1, claimed_by = null
      where claimed_by = $1 and id <> all ($2::bigint[])`,
    [worker, running, now],
  );
  return rowCount ?? 0;
}

/** The job is done. Does nothing when it was planned or claimed again meanwhile. */
export async function removeJob(pool: Pool, { id, version }: ClaimedJob): Promise<void> {
  await pool.query('delete from studio.jobs where id = $1 and version = $2', [id, version]);
}

/** The job is done for now and runs again. Does nothing when it was planned or claimed again meanwhile. */
export async function repeatJob(pool: Pool, { id, version }: ClaimedJob, at: Date): Promise<void> {
  await pool.query(
    `update studio.jobs set planned_for = $3, due_at = $3, attempts = 0, last_error = null, version = version + 1,
            claimed_by = null
      where id = $1 and version = $2`,
    [id, version, at],
  );
}

/** The job failed and is due again at `retryAt`, or given up. Does nothing when it was planned or claimed again meanwhile. */
export async function failJob(
  pool: Pool,
  { id, version }: ClaimedJob,
  error: string,
  retryAt: Date | 'never',
): Promise<void> {
  await pool.query(
    `update studio.jobs set due_at = $3, last_error = $4, version = version + 1, claimed_by = null
      where id = $1 and version = $2`,
    [id, version, retryAt === 'never' ? 'infinity' : retryAt, error],
  );
}
