import { DAY_MS, HOUR_MS, MINUTE_MS } from '@lifted/domain/calendar/studio-calendar';
import type { JobKind } from '../../jobs/job-worker.ts';

/** The kind of the jobs that run once a day; the key is the name of the task. */
export const DAILY_JOB = 'daily';
/** Longer than deleting from the largest table takes; a killed task waits this long. */
const DAILY_LEASE_MS = 15 * MINUTE_MS;

/** Answers how many rows it deleted or wrote. */
export type DailyTask = () => Promise<number>;

interface DailyDependencies {
  readonly tasks: Readonly<Record<string, DailyTask>>;
  readonly now: () => Date;
  readonly log: { readonly info: (facts: object, message: string) => void };
}

/** Runs each task a day after it last ended well. One after the other, so that they leave the database to people. */
export function dailyTasks({ tasks, now, log }: DailyDependencies): JobKind {
  return {
    leaseMs: DAILY_LEASE_MS,
    atOnce: 1,
    async run({ key }) {
      const task = tasks[key];
      // Planned by a release that starts beside this one, which is the next to run it. The release that gives a task up
      // deletes its job.
      if (task === undefined) return { kind: 'again', at: new Date(now().getTime() + HOUR_MS) };
      const rows = await task();
      if (rows > 0) log.info({ task: key, rows }, 'daily task: done');
      return { kind: 'again', at: new Date(now().getTime() + DAY_MS) };
    },
  };
}
