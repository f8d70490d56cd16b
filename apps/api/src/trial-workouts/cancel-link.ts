import type { TrialBooking } from '@lifted/contract/trial-bookings';
import type { StudioClass } from '@lifted/contract/timetable';
import { decideTrialCancellation, trialBookingState } from '@lifted/domain/trial-booking';
import type { Pool } from 'pg';
import { hashOfToken } from './cancel-token.ts';
import { findLinkedBooking, giveBack } from './trial-booking-repository.ts';
import { cancellationRefusal, unknownLink } from './trial-refusals.ts';

/** Loads a class as the timetable shows it. */
export type LoadStudioClass = (workoutId: string) => Promise<StudioClass | undefined>;

interface LinkDependencies {
  readonly pool: Pool;
  readonly loadStudioClass: LoadStudioClass;
}

/** The booking behind a cancel link; throws `link_unknown`. */
export async function showLinkedBooking(
  { pool, loadStudioClass }: LinkDependencies,
  token: string,
  now: Date,
): Promise<TrialBooking> {
  const booking = await findLinkedBooking(pool, hashOfToken(token));
  const workout = booking && (await loadStudioClass(booking.workoutId));
  if (booking === undefined || workout === undefined) throw unknownLink();
  return { state: trialBookingState({ now, ...booking }), first_name: booking.name, workout };
}

/**
 * Gives the place behind a cancel link back and says whether that changed anything; the second time it does not.
 * Throws `link_unknown`, and `class_started` from the start of the class on.
 */
export async function giveLinkedPlaceBack(pool: Pool, token: string, now: Date): Promise<boolean> {
  const hash = hashOfToken(token);
  const booking = await findLinkedBooking(pool, hash);
  if (booking === undefined) throw unknownLink();

  const decision = decideTrialCancellation({ now, ...booking });
  switch (decision.outcome) {
    case 'give_back':
      await giveBack(pool, hash, now);
      return true;
    case 'given_back_before':
      return false;
    case 'refused':
      throw cancellationRefusal();
    default:
      return decision satisfies never;
  }
}
