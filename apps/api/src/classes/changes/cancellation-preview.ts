import {
  decideClassCancellation,
  type CancelReason,
  type ClassCancellationDecision,
} from '@lifted/domain/bookings/class-cancellation';
import type { Pool, PoolClient } from 'pg';
import { readClass } from '../class-places.ts';
import { peopleOfClass, peopleWaiting } from '../people-of-class.ts';
import type { WaitlistContext } from '../waitlist.ts';
import { composeClassCanceled } from './canceled-letter.ts';
import { mailsToCome, type MailsToCome } from './mails-to-come.ts';

/** What cancelling a class would do. */
export interface CancellationEffects {
  readonly mails: readonly MailsToCome[];
  readonly guests: number;
  readonly waiting: number;
  readonly credits: number;
  readonly fees: number;
}

type PreviewOutcome =
  | { readonly outcome: 'previewed'; readonly effects: CancellationEffects }
  | Extract<ClassCancellationDecision, { outcome: 'refused' }>
  | { readonly outcome: 'unknown' };

/** What cancelling a class would do, with the mails before they go; refused where cancelling would be. Changes nothing. */
export async function previewCancellation(
  pool: Pool | PoolClient,
  workoutId: string,
  reason: CancelReason,
  { letters, now }: WaitlistContext,
): Promise<PreviewOutcome> {
  const studioClass = await readClass(pool, workoutId, now);
  if (studioClass === undefined) return { outcome: 'unknown' };
  const decision = decideClassCancellation(studioClass, reason, now);
  if (decision.outcome === 'refused') return decision;
  const people = [...(await peopleOfClass(pool, workoutId, now)), ...(await peopleWaiting(pool, workoutId))];
  const { rows } = await pool.query<Omit<CancellationEffects, 'mails'>>(
    `select p.partners as guests, (p.waiting + p.offered)::integer as waiting,
            (select count(*)::integer from studio.bookings b
              where b.workout_id = $1 and (
                select sum(t.credits) from studio.credit_entries t
                 where t.entitlement_number = b.entitlement_number and t.booking_id = b.id) < 0) as credits,
            (select count(*)::integer from studio.fees f join studio.bookings b on b.id = f.booking_id
              where b.workout_id = $1 and f.state in ('pending', 'due', 'objected')) as fees
       from studio.class_places p join studio.workouts w on w.number = p.workout_number where w.id = $1`,
    [workoutId],
  );
  const [counts] = rows;
  if (counts === undefined) return { outcome: 'unknown' };
  const mails = mailsToCome(people, ({ to, language, firstName }) =>
    composeClassCanceled(letters, {
      studioClass,
      firstName,
      email: '',
      language,
      writtenAt: now,
      key: 'preview',
      eventId: null,
      standing: to,
      reason,
      fitting: 'each_their_own',
    }),
  );
  return { outcome: 'previewed', effects: { ...counts, mails } };
}
