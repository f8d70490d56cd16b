import {
  decideClassCancellation,
  type CancelReason,
  type ClassCancellationDecision,
} from '@lifted/domain/bookings/class-cancellation';
import type { InBothLanguages } from '@lifted/domain/language/language';
import type { Pool, PoolClient } from 'pg';
import type { ReaderLanguage } from '../../mail/letter.ts';
import { composeClassCanceled } from '../booking-letters.ts';
import { readClass } from '../class-places.ts';
import {
  peopleOfClass,
  peopleWaiting,
  type PersonOfClass,
  type StandingInClass,
} from '../people-of-class.ts';
import type { WaitlistContext } from '../waitlist.ts';

/** Mails of one kind in one language, as they would go out. */
interface MailsToCome {
  readonly to: StandingInClass;
  /** Null: in both, where nobody knows the reader's. */
  readonly language: ReaderLanguage;
  readonly count: number;
  readonly subject: string;
  readonly text: string;
}

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

/** In the place of everybody's own name. */
const FIRST_NAME: InBothLanguages<string> = { en: '[first name]', de: '[Vorname]' };

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
  const mails = KINDS.flatMap(({ to, language }): MailsToCome[] => {
    const count = people.filter((person) => isFor(person, to, language)).length;
    if (count === 0) return [];
    const { subject, text } = composeClassCanceled(letters, {
      studioClass,
      firstName: FIRST_NAME[language ?? 'de'],
      email: '',
      language,
      writtenAt: now,
      bookingId: 'preview',
      eventId: null,
      standing: to,
    });
    return [{ to, language, count, subject, text }];
  });
  return { outcome: 'previewed', effects: { ...counts, mails } };
}

const KINDS = [
  { to: 'members', language: 'en' },
  { to: 'members', language: 'de' },
  { to: 'members', language: null },
  { to: 'visitors', language: 'en' },
  { to: 'visitors', language: 'de' },
  { to: 'waiting', language: 'en' },
  { to: 'waiting', language: 'de' },
  { to: 'waiting', language: null },
] as const;

function isFor(
  { standing, language }: PersonOfClass,
  to: MailsToCome['to'],
  inWhich: ReaderLanguage,
): boolean {
  return standing === to && language === inWhich;
}
