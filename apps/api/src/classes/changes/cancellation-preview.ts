import {
  decideClassCancellation,
  type CancelReason,
  type ClassCancellationDecision,
} from '@lifted/domain/bookings/class-cancellation';
import type { Pool, PoolClient } from 'pg';
import { readClass, type CountedClass } from '../class-places.ts';
import { peopleOfClasses, peopleWaiting } from '../people-of-class.ts';
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
  context: WaitlistContext,
): Promise<PreviewOutcome> {
  const studioClass = await readClass(pool, workoutId, context.now);
  if (studioClass === undefined) return { outcome: 'unknown' };
  const decision = decideClassCancellation(studioClass, reason, context.now);
  if (decision.outcome === 'refused') return decision;
  return { outcome: 'previewed', effects: await effectsOfCanceling(pool, [studioClass], reason, context) };
}

/**
 * What cancelling these classes together would do, however many: the number of queries is the same. Of each kind of mail the one
 * about the first class.
 */
export async function effectsOfCanceling(
  pool: Pool | PoolClient,
  classes: readonly CountedClass[],
  reason: CancelReason,
  { letters, now }: WaitlistContext,
): Promise<CancellationEffects> {
  const ids = classes.map(({ id }) => id);
  const people = [...(await peopleOfClasses(pool, ids, now)), ...(await peopleWaiting(pool, ids))];
  const { rows } = await pool.query<Omit<CancellationEffects, 'mails'>>(
    `select coalesce(sum(p.partners), 0)::integer as guests, coalesce(sum(p.waiting + p.offered), 0)::integer as waiting,
            (select count(*)::integer from studio.bookings b
              where b.workout_id = any ($1) and (
                select sum(t.credits) from studio.credit_entries t
                 where t.entitlement_number = b.entitlement_number and t.booking_id = b.id) < 0) as credits,
            (select count(*)::integer from studio.fees f join studio.bookings b on b.id = f.booking_id
              where b.workout_id = any ($1) and f.state in ('pending', 'due', 'objected')) as fees
       from studio.class_places p join studio.workouts w on w.number = p.workout_number where w.id = any ($1)`,
    [ids],
  );
  const [counts] = rows;
  if (counts === undefined) throw new Error('A sum has no row.');
  const inOrder = classes.flatMap((studioClass) =>
    people.filter(({ workoutId }) => workoutId === studioClass.id).map((one) => ({ ...one, studioClass })),
  );
  const mails = mailsToCome(inOrder, ({ to, language, firstName }, { studioClass }) =>
    composeClassCanceled(letters, {
      studioClass,
      firstName,
      email: '',
      language,
      writtenAt: now,
      key: 'preview',
      eventId: null,
      audience: to,
      reason,
      fitting: 'each_their_own',
    }),
  );
  return { ...counts, mails };
}
