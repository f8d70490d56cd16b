/** Places of visitors that wait until the link of their mail is opened. */
import type { PoolClient } from 'pg';
import { planJob } from '../../jobs/job-queue.ts';
import type { CountedClass } from '../class-places.ts';

/** The kind of the job that frees test places whose hold has ended; its key is the class, the end, and the place it holds, if any. */
export const HOLD_ENDS_JOB = 'hold_ends';

/** Plans the end of a hold, so that the waitlist gets the place at once. `place`: the visitor's; a decoy has none. */
export function planHoldEnd(
  client: PoolClient,
  { id }: Pick<CountedClass, 'id'>,
  until: Date,
  place?: string,
): Promise<void> {
  const key = [id, until.toISOString(), ...(place === undefined ? [] : [place])].join(' ');
  return planJob(client, { kind: HOLD_ENDS_JOB, key }, until);
}

/** The class whose hold ends, in the key of a job. */
export function classOfHold(key: string): string {
  return key.split(' ', 1)[0] ?? '';
}

/**
 * SQL for the end of the hold that the row `t` of studio.trial_bookings is under although it is not waiting, because the visitor was
 * marked present; null where there is none, it has run out or the visitor confirmed the place. The job of its end remembers it.
 */
export function suspendedHold(now: string): string {
  return `(
    select j.planned_for from studio.jobs j
     where t.has_attended and t.held_until is null and t.confirmed_at is null and t.email is not null
       and j.kind = '${HOLD_ENDS_JOB}' and j.key like '% ' || t.id and j.planned_for > ${now})`;
}
