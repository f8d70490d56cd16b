import { inTransaction } from '@lifted/database/transaction';
import { decideTrialBooking } from '@lifted/domain/trial-booking';
import type { Pool } from 'pg';
import { Refusal } from '../http/refusal.ts';
import { bookingKey, newCancelToken } from './cancel-token.ts';
import { heldPlaces, holdClass, insertTrialBooking } from './trial-booking-repository.ts';
import type { ConfirmTrialPlace } from './trial-confirmation-port.ts';
import { bookingRefusal } from './trial-refusals.ts';

interface TrialRequest {
  readonly workoutId: string;
  readonly email: string;
  readonly name: string;
  readonly now: Date;
}

/**
 * Takes a place and writes its confirmation, both or neither. Throws a Refusal when the class is unknown, has started,
 * is full, or already holds a place for this address.
 */
export async function bookTrialWorkout(
  pool: Pool,
  confirm: ConfirmTrialPlace,
  { workoutId, email, name, now }: TrialRequest,
): Promise<void> {
  await inTransaction(pool, async (client) => {
    const studioClass = await holdClass(client, workoutId);
    if (studioClass === undefined) throw unknownClass();
    const places = await heldPlaces(client, workoutId, email);

    const decision = decideTrialBooking({ now, ...studioClass, ...places });
    if (decision.outcome === 'refused') throw bookingRefusal(decision.reason);

    const { token, hash } = newCancelToken();
    await insertTrialBooking(client, { workoutId, email, name, bookedAt: now, cancelTokenHash: hash });
    await confirm(client, {
      bookingKey: bookingKey(hash),
      email,
      name,
      bookedAt: now,
      cancelToken: token,
      studioClass,
    });
  });
}

function unknownClass(): Refusal {
  return new Refusal('not_found', 'We do not know this class. Please pick one from the timetable.');
}
