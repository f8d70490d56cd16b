/** When to check whether enough people have booked a class. */
import { FEW_NOTICE_MS, fewNoticeAt } from '@lifted/domain/bookings/booking-times';
import { DAY_MS, SECOND_MS } from '@lifted/domain/calendar/studio-calendar';
import type { Pool, PoolClient } from 'pg';
import { planJob } from '../jobs/job-queue.ts';

/** The kind of the job that checks whether enough people have booked a class; its key is the number of the class. */
export const TOO_FEW_JOB = 'too_few';
/** The kind of the job that cancels a class for too few; its key is the number of the class. */
export const TOO_FEW_DECISION_JOB = 'too_few_decision';

/** Plans the check of a class by its start as it is now; the check plans the decision after it. */
export function planTooFewJob(
  client: PoolClient,
  { number, start }: { readonly number: number; readonly start: Date },
): Promise<void> {
  return planJob(client, { kind: TOO_FEW_JOB, key: String(number) }, fewNoticeAt(start));
}

/** Classes that start within this time have their job planned; a daily task plans the others well before it ends. */
const AHEAD_MS = 3 * DAY_MS;

/**
 * Plans the check of every class of the next days that has none yet: run when a server starts, once a day, and by whatever adds
 * classes. Whatever moves or restores a class plans its own (`planTooFewJob`).
 */
export async function planTooFewJobs(database: Pool | PoolClient, now: Date): Promise<number> {
  const { rowCount } = await database.query(
    `insert into studio.jobs (kind, key, planned_for, due_at)
     select $1, w.number::text, at, at
       from studio.workouts w join studio.class_places p on p.workout_number = w.number
      cross join lateral (select w.start_datetime - make_interval(secs => $4) as at) notice
      where w.start_datetime > $2 and w.start_datetime < $3 and w.canceled_at is null and p.few_told_at is null and p.few_settled_at is null
     on conflict (kind, key) do nothing`,
    [TOO_FEW_JOB, now, new Date(now.getTime() + AHEAD_MS), FEW_NOTICE_MS / SECOND_MS],
  );
  return rowCount ?? 0;
}
