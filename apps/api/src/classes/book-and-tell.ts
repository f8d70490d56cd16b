import { stillFreeUntil } from '@lifted/domain/bookings/cancellation';
import { placeEventId } from '@lifted/domain/calendar/calendar-file';
import type { PoolClient } from 'pg';
import type { LetterSettings } from '../mail/letter.ts';
import { composeBooked, type SwappedPlace } from './booking-letters.ts';
import { tellAboutClass } from './class-messages.ts';
import { takePlace, type TakenPlace, type Taking } from './take-place.ts';

/**
 * Takes a place and tells the person, also which place they cancelled for it: as their settings say, and always by mail where
 * they did not book it themselves. The caller has locked class and person and has decided that the place may be taken.
 */
export async function bookAndTell(
  client: PoolClient,
  letters: LetterSettings,
  taking: Taking,
  swapped?: SwappedPlace,
): Promise<TakenPlace> {
  const { studioClass, person, language, now, via, freeUntil, command } = taking;
  const taken = await takePlace(client, taking);
  const { reader } = person;
  const freeEnds = stillFreeUntil({ start: studioClass.start, bookedAt: now, via, freeUntil }, now);
  const isPromoted = via === 'list';
  const news = isPromoted ? 'promoted' : 'booked';
  await tellAboutClass(client, {
    reader,
    ...(freeEnds === null ? { news: 'booked_for_good' } : { news, until: freeEnds }),
    occasion: taken.bookingId,
    studioClass,
    isMailDue: command?.actor !== 'member' && command?.actor !== 'link',
    now,
    mail: () =>
      composeBooked(letters, {
        ...taken,
        studioClass,
        firstName: reader.firstName,
        email: reader.email,
        language,
        eventId: placeEventId(studioClass.id, reader.customerId),
        writtenAt: now,
        isPromoted,
        freeUntil: freeEnds,
        waitsLost: person.waitsElsewhere,
        swapped,
      }),
  });
  return taken;
}
