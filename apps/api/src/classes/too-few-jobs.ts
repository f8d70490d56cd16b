/** When to check whether enough people have booked a class. */
import { fewNoticeAt } from '@lifted/domain/bookings/booking-times';
import type { PoolClient } from 'pg';
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
