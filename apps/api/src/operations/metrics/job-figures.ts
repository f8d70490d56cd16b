import { SECOND_MS } from '@lifted/domain/calendar/studio-calendar';
import type { Pool } from 'pg';
import { Counter, Gauge, type Registry } from 'prom-client';
import { MAIL_JOB } from '../../mail/outbox.ts';

/** Jobs of one kind, of all processes together. */
interface JobState {
  readonly kind: string;
  readonly waiting: number;
  readonly given_up: number;
  readonly held: number;
  /** When the one was to run that has waited longest; null when none waits. */
  readonly oldest: Date | null;
}

/**
 * Jobs: how runs of daily tasks in this process ended, and what waits in the table of all processes. While that table
 * cannot be read there are no figures of it, and `lifted_ready` tells why. The label of a run is `task`: `job` is
 * Prometheus' own.
 */
export function countJobs(
  registry: Registry,
  pool: Pool,
  now: () => Date,
): (task: string, outcome: 'done' | 'failed') => void {
  const registers = [registry];
  const runs = new Counter({
    name: 'lifted_job_runs_total',
    help: 'Runs of daily tasks by outcome: `done`, or `failed` and tried again',
    labelNames: ['task', 'outcome'],
    registers,
  });
  const lastSuccess = new Gauge({
    name: 'lifted_job_last_success_timestamp_seconds',
    help: 'When a run of this process was last done',
    labelNames: ['task'],
    registers,
  });
  // The figures of one scrape come from one look at the table.
  let reading: Promise<readonly JobState[]> | undefined;
  const states = () =>
    (reading ??= readJobStates(pool, now())
      .catch(() => [])
      .finally(() => {
        reading = undefined;
      }));
  const gauge = (name: string, help: string, figure: (state: JobState) => number) =>
    new Gauge({
      name,
      help,
      labelNames: ['kind'],
      registers,
      async collect() {
        this.reset();
        for (const state of await states()) this.set({ kind: state.kind }, figure(state));
      },
    });
  gauge('lifted_jobs_waiting', 'Jobs that are due and not done', ({ waiting }) => waiting);
  gauge('lifted_jobs_given_up', 'Jobs that will not be tried again', (state) => state.given_up);
  gauge(
    'lifted_jobs_held',
    'Jobs that came from a backup and wait for `studio jobs resume`',
    ({ held }) => held,
  );
  gauge('lifted_jobs_oldest_waiting_seconds', 'How long the oldest of them has been due', ({ oldest }) =>
    oldest === null ? 0 : Math.max(0, now().getTime() - oldest.getTime()) / SECOND_MS,
  );
  return (task, outcome) => {
    runs.inc({ task, outcome });
    if (outcome === 'done') lastSuccess.set({ task }, now().getTime() / SECOND_MS);
  };
}

const WAITING = `j.planned_for <= $1 and j.due_at < 'infinity' and not j.held`;

/** The mails are always listed, so that their figure is 0 and not missing when none waits. */
async function readJobStates(pool: Pool, now: Date): Promise<readonly JobState[]> {
  const { rows } = await pool.query<JobState>({
    name: 'job-states',
    text: `select kind, count(j.id) filter (where ${WAITING})::integer as waiting,
                  count(j.id) filter (where j.due_at = 'infinity' and j.let_be_at is null)::integer as given_up,
                  count(j.id) filter (where j.held)::integer as held,
                  min(j.planned_for) filter (where ${WAITING}) as oldest
             from (select distinct kind from studio.jobs union select $2) as kinds (kind)
             left join studio.jobs j using (kind)
            group by kind order by kind`,
    values: [now, MAIL_JOB],
  });
  return rows;
}
