import { freeCancellationUntil } from '@lifted/domain/bookings/cancellation';
import type { PoolClient } from 'pg';
import type { LetterSettings } from '../mail/letter.ts';
import { writeMail } from '../mail/outbox.ts';
import { composeBooked } from './booking-letters.ts';
import { takePlace, type TakenPlace, type Taking } from './take-place.ts';

/**
 * Takes a place and writes the mail that confirms it. The caller holds class and person and has decided that the place may
 * be taken.
 */
export async function bookAndTell(
  client: PoolClient,
  letters: LetterSettings,
  taking: Taking,
): Promise<TakenPlace> {
  const { studioClass, person, language, now, via, freeUntil } = taking;
  const taken = await takePlace(client, taking);
  await writeMail(
    client,
    composeBooked(letters, {
      ...taken,
      studioClass,
      firstName: person.firstName,
      email: person.email,
      language,
      writtenAt: now,
      isPromoted: via === 'list',
      freeUntil: freeCancellationUntil({ start: studioClass.start, bookedAt: now, via, freeUntil }),
    }),
  );
  return taken;
}
