import { randomUUID } from 'node:crypto';
import type { LinkedPlace } from '@lifted/contract/class-bookings';
import { berlinIso } from '@lifted/domain/calendar/studio-calendar';
import { freeCancellationUntil, lateCost } from '@lifted/domain/bookings/cancellation';
import type { Language } from '@lifted/domain/language/language';
import type { Pool } from 'pg';
import { findBooking, type LockedBooking } from '../../classes/cancel-place.ts';
import { readClass } from '../../classes/class-places.ts';
import { Refusal } from '../../http/errors/refusal.ts';
import type { LetterSettings } from '../../mail/letter.ts';
import { hashOfLinkToken } from '../../mail/link-token.ts';
import { cancelBookingFor } from '../../classes/commands/booking-commands.ts';
import { noSuchLink } from '../../http/errors/unknown-records.ts';

interface LinkDependencies {
  readonly pool: Pool;
  readonly letters: LetterSettings;
}

/** The place behind the link of a mail; throws `link_unknown`. */
export async function showMailedPlace(pool: Pool, token: string, now: Date): Promise<LinkedPlace> {
  const { booking, firstName } = await linkedBooking(pool, token);
  const studioClass = await readClass(pool, booking.workoutId, now);
  if (studioClass === undefined) throw noSuchLink();
  return {
    state: stateOf(booking, now),
    first_name: firstName,
    timer_name: studioClass.timerName,
    start_datetime: berlinIso(studioClass.start),
    coach_first_name: studioClass.coachFirstName,
    location_name: studioClass.locationName,
    branch: studioClass.branch,
    booked_at: berlinIso(booking.bookedAt),
    free_until: berlinIso(freeCancellationUntil(booking)),
    late_cost: lateCost(booking.payer).kind,
    cancellation: booking.isClassCanceled ? 'studio' : booking.cancellation,
  };
}

/** Cancels the place behind a link. Throws what the command throws, and nothing when it was cancelled before. */
export async function cancelMailedPlace(
  { pool, letters }: LinkDependencies,
  token: string,
  { language, now }: { readonly language: Language; readonly now: Date },
): Promise<boolean> {
  const { booking } = await linkedBooking(pool, token);
  const { customerNumber } = booking;
  if (stateOf(booking, now) === 'canceled' || customerNumber === null) return false;
  const request = {
    customerNumber,
    key: randomUUID(),
    actor: 'link',
    actorUid: null,
    language,
    now,
  } as const;
  try {
    await cancelBookingFor({ pool, letters }, booking.id, request);
    return true;
  } catch (failure) {
    // The link was pressed twice, and the other press came first.
    if (failure instanceof Refusal && failure.code === 'already_canceled') return false;
    throw failure;
  }
}

function stateOf({ canceledAt, isClassCanceled, start }: LockedBooking, now: Date): LinkedPlace['state'] {
  if (canceledAt !== null || isClassCanceled) return 'canceled';
  return now.getTime() >= start.getTime() ? 'started' : 'booked';
}

async function linkedBooking(
  pool: Pool,
  token: string,
): Promise<{ readonly booking: LockedBooking; readonly firstName: string }> {
  const { rows } = await pool.query<{ id: string; firstName: string }>(
    `select b.id, c.first_name as "firstName"
       from studio.bookings b join studio.customers c on c.number = b.customer_number
      where b.link_token_hash = $1 or b.reminder_token_hash = $1`,
    [hashOfLinkToken(token)],
  );
  const [found] = rows;
  const booking = found && (await findBooking(pool, found.id));
  if (found === undefined || booking === undefined) throw noSuchLink();
  return { booking, firstName: found.firstName };
}
