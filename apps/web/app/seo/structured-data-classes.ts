import type { TimetableClass } from '../timetable-class.ts';
import { berlinIso } from '@lifted/domain/calendar/studio-calendar';
import type { StudioBasics } from '@lifted/profile/studio-profile';
import { postalAddress, studioReference, type Thing } from './structured-data.ts';

/** More would only add weight: search engines show the next ones. */
const MOST_CLASSES = 30;

/**
 * The next classes as events (https://schema.org/Event): when, where, with whom, whether a place is free. Each leads to
 * its free test workout, which is what the offer says.
 */
export function classEvents(
  classes: readonly TimetableClass[],
  page: {
    readonly studio: StudioBasics;
    readonly now: Date;
    readonly origin: string;
    readonly picture: string;
    readonly trialName: string;
    /** Absolute address of a class's test workout. */
    readonly trialAddress: (classId: string) => string;
  },
): Thing[] {
  const { studio, now, origin, picture, trialName, trialAddress } = page;
  return classes
    .filter(({ start, isCanceled = false }) => start > now && !isCanceled)
    .toSorted((a, b) => a.start.getTime() - b.start.getTime())
    .slice(0, MOST_CLASSES)
    .map((next) => ({
      '@type': 'Event',
      name: next.name,
      startDate: berlinIso(next.start),
      endDate: berlinIso(next.end),
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      location: { '@type': 'Place', name: next.location, address: addressOf(next, studio) },
      image: [picture],
      organizer: studioReference(studio, origin),
      performer: { '@type': 'Person', name: next.coach },
      offers: {
        '@type': 'Offer',
        name: trialName,
        url: trialAddress(next.id),
        price: '0.00',
        priceCurrency: 'EUR',
        availability: `https://schema.org/${next.freePlaces > 0 ? 'InStock' : 'SoldOut'}`,
      },
    }));
}

/** A branch is in the country of the studio. */
function addressOf({ branch }: TimetableClass, { address }: StudioBasics): Thing {
  return postalAddress(branch ? { ...address, ...branch } : address);
}
