import { inBookingTransaction } from '../../classes/booking-transaction.ts';
import { inTransaction } from '@lifted/database/transaction';
import type { TrialBooking } from '@lifted/contract/trial-bookings';
import type { StudioClass } from '@lifted/contract/timetable';
import { decideTrialCancellation, trialBookingState } from '@lifted/domain/bookings/trial-booking';
import { berlinIso } from '@lifted/domain/calendar/studio-calendar';
import type { Language } from '@lifted/domain/language/language';
import type { Pool, PoolClient } from 'pg';
import { lockClass, readLockedClass } from '../../classes/class-places.ts';
import { suspendedHold } from '../../classes/waiting/held-places.ts';
import { lockClassesAndLists, serveList } from '../../classes/waitlist.ts';
import type { LetterSettings } from '../../mail/letter.ts';
import { hashOfLinkToken, mailKey } from '../../mail/link-token.ts';
import { writeMail } from '../../mail/outbox.ts';
import { composeTrialCanceled, composeTrialConfirmation } from './trial-letters.ts';
import { bookingRefusal, cancellationRefusal, confirmationRefusal } from './trial-refusals.ts';
import { noSuchLink } from '../../http/errors/unknown-records.ts';

/** Loads a class in the timetable's format. */
export type LoadStudioClass = (workoutId: string) => Promise<StudioClass | undefined>;

interface LinkDependencies {
  readonly pool: Pool;
  readonly loadStudioClass: LoadStudioClass;
}

/** The booking behind a mailed link; throws `link_unknown`. */
export async function showLinkedBooking(
  { pool, loadStudioClass }: LinkDependencies,
  token: string,
  now: Date,
): Promise<TrialBooking> {
  const booking = await findLinkedBooking(pool, hashOfLinkToken(token), now);
  const workout = booking && (await loadStudioClass(booking.workoutId));
  if (booking === undefined || workout === undefined) throw noSuchLink();
  const { heldUntil } = booking;
  return {
    state: trialBookingState({ now, ...booking }),
    held_until: heldUntil === null ? null : berlinIso(heldUntil),
    first_name: booking.name,
    workout,
  };
}

/**
 * Confirms the held place behind a link and writes the confirmation mail. True if that changed anything: a place already
 * confirmed, canceled or expired stays as it is. Throws `link_unknown`, `class_canceled` where the studio cancelled the class,
 * and `class_started` once the class has started.
 */
export async function confirmLinkedPlace(
  pool: Pool,
  settings: LetterSettings,
  token: string,
  now: () => Date,
): Promise<boolean> {
  const hash = hashOfLinkToken(token);
  return inTransaction(pool, async (client) => {
    const booking = await findLinkedBooking(client, hash, now());
    const studioClass = booking && (await lockClass(client, booking.workoutId, now()));
    if (booking === undefined || studioClass === undefined) throw noSuchLink();
    // Read with the class locked, so that no booking can count this place as expired and take it.
    const confirmedAt = now();
    const { isCanceled: isClassCanceled } = studioClass;
    const state = trialBookingState({ ...booking, now: confirmedAt, isClassCanceled });
    if (state === 'started') throw confirmationRefusal();
    if (state === 'class_canceled') throw bookingRefusal(state);
    if (!(await confirmPlace(client, hash, confirmedAt))) return false;
    const { email, name, language } = booking;
    const facts = { email, name, language, writtenAt: confirmedAt, linkToken: token, studioClass };
    await writeMail(client, composeTrialConfirmation(settings, { bookingKey: mailKey(hash), ...facts }));
    return true;
  });
}

/**
 * Cancels the place behind a mailed link, gives it to the waitlist and writes the mail about it. True if that changed anything; a
 * second call changes nothing. Throws `link_unknown`, `class_canceled` where the studio cancelled the class, and `class_started`
 * once the class has started.
 */
export async function giveLinkedPlaceBack(
  pool: Pool,
  letters: LetterSettings,
  token: string,
  now: Date,
): Promise<boolean> {
  const hash = hashOfLinkToken(token);
  const seen = await findLinkedBooking(pool, hash, now);
  if (seen === undefined) throw noSuchLink();
  return inBookingTransaction(pool, async (client) => {
    await lockClassesAndLists(client, [seen.workoutId], []);
    const booking = await findLinkedBooking(client, hash, now);
    if (booking === undefined) throw noSuchLink();
    const decision = decideTrialCancellation({ now, ...booking });
    switch (decision.outcome) {
      case 'give_back':
        await giveBack(client, hash, now);
        await tellCanceled(client, letters, { booking, hash, now });
        await serveList(client, seen.workoutId, { letters, now });
        return true;
      case 'given_back_before':
        return false;
      case 'refused':
        throw cancellationRefusal(decision.reason);
      default:
        return decision satisfies never;
    }
  });
}

/** Nobody is told of a held place, which no calendar has. */
async function tellCanceled(
  client: PoolClient,
  letters: LetterSettings,
  { booking, hash, now }: { readonly booking: LinkedBooking; readonly hash: Buffer; readonly now: Date },
): Promise<void> {
  const studioClass = await readLockedClass(client, booking.workoutId, now);
  if (studioClass === undefined || booking.heldUntil !== null) return;
  const { email, name, language } = booking;
  const place = { bookingKey: mailKey(hash), email, name, language, writtenAt: now, studioClass };
  await writeMail(client, composeTrialCanceled(letters, place));
}

/** A booking found by the link in its mail. */
interface LinkedBooking {
  readonly workoutId: string;
  readonly email: string;
  readonly name: string;
  readonly language: Language;
  readonly start: Date;
  readonly isClassCanceled: boolean;
  readonly canceledAt: Date | null;
  readonly heldUntil: Date | null;
}

/**
 * The booking behind the link of a mail, undefined for an unknown one. Who was marked present while their place was held may still
 * confirm it: the mark may be a mistake.
 */
async function findLinkedBooking(
  pool: Pool | PoolClient,
  linkTokenHash: Buffer,
  now: Date,
): Promise<LinkedBooking | undefined> {
  const { rows } = await pool.query<LinkedBooking>(
    `select t.workout_id as "workoutId", t.email, t.name, t.language, w.start_datetime as start,
            w.canceled_at is not null as "isClassCanceled", t.canceled_at as "canceledAt",
            coalesce(t.held_until, ${suspendedHold('$2')}) as "heldUntil"
     from studio.trial_bookings t
     join studio.workouts w on w.id = t.workout_id
     where t.cancel_token_hash = $1 and t.email is not null`,
    [linkTokenHash, now],
  );
  return rows[0];
}

/** Confirms a held place; false if the hold has expired or the place is confirmed already. */
async function confirmPlace(client: PoolClient, linkTokenHash: Buffer, confirmedAt: Date): Promise<boolean> {
  const { rowCount } = await client.query(
    `update studio.trial_bookings t set held_until = null, confirmed_at = $2
     where cancel_token_hash = $1 and canceled_at is null and released_at is null
       and coalesce(held_until, ${suspendedHold('$2')}) > $2`,
    [linkTokenHash, confirmedAt],
  );
  return rowCount !== 0;
}

/** Cancels a place; one canceled before keeps its time. */
async function giveBack(client: PoolClient, linkTokenHash: Buffer, canceledAt: Date): Promise<void> {
  await client.query(
    'update studio.trial_bookings set canceled_at = $2 where cancel_token_hash = $1 and canceled_at is null',
    [linkTokenHash, canceledAt],
  );
}
