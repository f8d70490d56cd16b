/** What a late cancellation cost is decided when the class starts: "no damage, no fee". */
import type { Instant } from './berlin-clock.ts';
import type { Books, KeptClass, Place } from './books.ts';

const endOf = ({ endedAt }: Place): Instant => endedAt ?? Infinity;

/** The late cancellations of a class whose places were taken when it started. */
export function filledAgain(books: Books, of: KeptClass): Place[] {
  const places = books.places.filter((place) => place.of === of && place.at < of.start);
  const isHeld = (place: Place) => endOf(place) >= of.start;
  // What was before the studio cancelled the class costs nobody anything any more.
  const canceledAt = Math.max(-Infinity, ...places.filter(({ end }) => end === 'studio').map(endOf));
  const late = places
    .filter((place) => place.end === 'late' && !isHeld(place) && endOf(place) > canceledAt)
    .toSorted((one, other) => endOf(one) - endOf(other));
  const filled = new Map<Place, Place>();
  // Each later place makes up for the one that was open longest; who cancelled free makes up for nothing.
  const later = places
    .filter((place) => isHeld(place) || late.includes(place))
    .toSorted((one, other) => one.at - other.at || endOf(other) - endOf(one));
  for (const place of later) {
    const open = late.find((left) => {
      // Somebody who had another place then anyway only changed it for this one.
      const hadOther = places.some(
        (each) =>
          each !== left && each.owner === place.owner && each.at < endOf(left) && endOf(left) <= endOf(each),
      );
      return left !== place && !filled.has(left) && endOf(left) <= place.at && !hadOther;
    });
    if (open !== undefined) filled.set(open, place);
  }
  // One that was cancelled late itself passes the question on.
  const isFilled = (left: Place, asked: readonly Place[] = []): boolean => {
    const by = filled.get(left);
    return by !== undefined && !asked.includes(by) && (isHeld(by) || isFilled(by, [...asked, left]));
  };
  return late.filter((left) => isFilled(left));
}
