import { fewNoticeAt, movedOfferEndsAt } from '@lifted/domain/bookings/booking-times';
import type { PoolClient } from 'pg';
import { planJob } from '../../jobs/job-queue.ts';
import type { CountedClass } from '../class-places.ts';
import { LATE_PLACES_JOB } from '../late-places/late-costs.ts';
import { planTooFewJob } from '../too-few-jobs.ts';
import { LIST_ENDS_JOB } from '../waiting/waitlist-entries.ts';
import { OFFER_ENDS_JOB } from '../waitlist.ts';
import { withdrawMarks, withdrawsMarks } from './withdraw-marks.ts';

/**
 * A class the caller has locked starts at another time than before: what happens to it by the clock happens by that time, whether it
 * was moved earlier or later. What everybody heard of too few was about the old time, so they hear of the new one, and where
 * check-in opens once more, who was marked present is marked again.
 */
export async function followMove(
  client: PoolClient,
  { id, number, start }: Pick<CountedClass, 'id' | 'number' | 'start'>,
  now: Date,
): Promise<void> {
  if (withdrawsMarks(start, now)) await withdrawMarks(client, { id, number }, now);
  const isToBeLookedAt = now.getTime() < fewNoticeAt(start).getTime();
  await client.query(
    `update studio.class_places
        set few_told_at = null, few_settled_at = case when $2::boolean then null else few_settled_at end, version = version + 1
      where workout_number = $1 and (few_told_at is not null or few_settled_at is not null)`,
    [number, isToBeLookedAt],
  );
  await planTooFewJob(client, { number, start });
  for (const kind of [LIST_ENDS_JOB, LATE_PLACES_JOB])
    await planJob(client, { kind, key: String(number) }, start);
  await moveOffers(client, { number, start });
}

async function moveOffers(
  client: PoolClient,
  { number, start }: Pick<CountedClass, 'number' | 'start'>,
): Promise<void> {
  const { rows } = await client.query<{ entry: string; endsAt: Date }>(
    `select number::text as entry, offer_ends_at as "endsAt" from studio.waitlist_entries
      where workout_number = $1 and state = 'offered' order by customer_number`,
    [number],
  );
  for (const { entry, endsAt } of rows) {
    const until = movedOfferEndsAt(endsAt, start);
    if (until.getTime() === endsAt.getTime()) continue;
    await client.query('update studio.waitlist_entries set offer_ends_at = $2 where number = $1::bigint', [
      entry,
      until,
    ]);
    await planJob(client, { kind: OFFER_ENDS_JOB, key: entry }, until);
  }
}
