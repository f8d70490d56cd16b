import type { Pool } from 'pg';
import { classJobs } from '../classes/class-jobs.ts';
import { LETTERS } from './booking-fixture.ts';

const DUE = `
  delete from studio.jobs where id = (
    select id from studio.jobs where kind not in ('mail', 'push', 'webhook') and due_at <= $1 order by due_at, id limit 1)
  returning id::text, kind, key`;

interface RunningJobs {
  readonly now: Date;
  readonly cancelsTooFew: boolean;
  /** Each job runs a second time. */
  readonly isTwice?: boolean;
}

/** Runs the jobs about classes that are due, in the order they fell due, as the worker does. */
export async function runDueJobs(
  pool: Pool,
  { now, cancelsTooFew, isTwice = false }: RunningJobs,
): Promise<void> {
  const jobs = classJobs({
    pool,
    now: () => now,
    letters: LETTERS,
    cancelsTooFew,
    wakeJobs: () => undefined,
  });
  for (;;) {
    const { rows } = await pool.query<{ id: string; kind: string; key: string }>({
      name: 'due-job',
      text: DUE,
      values: [now],
    });
    const [due] = rows;
    if (due === undefined) break;
    const claimed = { ...due, plannedFor: now, attempts: 1, version: 0 };
    const outcome = await jobs[due.kind]?.run(claimed, new AbortController().signal);
    if (outcome?.kind === 'again')
      await pool.query(
        `insert into studio.jobs (kind, key, planned_for, due_at) values ($1, $2, $3, $3) on conflict (kind, key) do nothing`,
        [due.kind, due.key, outcome.at],
      );
    else if (isTwice) await jobs[due.kind]?.run(claimed, new AbortController().signal);
  }
}
