import { placeEventId } from '@lifted/domain/calendar/calendar-file';
import type { PoolClient } from 'pg';
import { readReader } from '../../notifications/reader.ts';
import { composePlaceRemoved } from '../booking-letters.ts';
import { tellAboutClass } from '../class-messages.ts';
import { readLockedClass } from '../class-places.ts';
import type { LockedBooking } from '../cancel-place.ts';
import { languageOfMember } from '../language-of-member.ts';
import type { WaitlistContext } from '../waitlist.ts';

/** Why the studio took a member out of a class: their membership is paused or over by then, or something that it does not say. */
export type RemovedBecause = 'paused' | 'ended' | 'unsaid';

/** Tells a member that the studio took them out of a class, in the caller's transaction, which has locked both. */
export async function tellRemoved(
  client: PoolClient,
  {
    id: bookingId,
    workoutId,
    customerNumber,
  }: Pick<LockedBooking, 'id' | 'workoutId'> & { readonly customerNumber: number },
  because: RemovedBecause,
  { letters, now }: WaitlistContext,
): Promise<void> {
  const studioClass = await readLockedClass(client, workoutId, now);
  const reader = await readReader(client, customerNumber);
  if (studioClass === undefined || reader === undefined) return;
  const { firstName, email } = reader;
  const language = await languageOfMember(client, reader);
  const eventId = placeEventId(studioClass.id, reader.customerId);
  const mail = {
    studioClass,
    firstName,
    email,
    language,
    writtenAt: now,
    bookingId,
    eventId,
    because,
  } as const;
  await tellAboutClass(client, {
    reader,
    news: 'removed',
    occasion: bookingId,
    studioClass,
    now,
    mail: () => composePlaceRemoved(letters, mail),
  });
}
