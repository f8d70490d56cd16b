/** A place somebody had in a class: a member, a visitor or a guest of a partner. */
export interface PlaceInTime {
  readonly id: string;
  /** The number of a member; null: nobody who could have had another place in the class. */
  readonly person: number | null;
  readonly from: Date;
  /** When it was cancelled; null: never. */
  readonly until: Date | null;
  /** Cancelled by the member after the cut-off, when it cost something. */
  readonly isLate: boolean;
}

/**
 * The places cancelled late that are taken when the class starts, by their ids. Each later place makes up for the one that was
 * open longest; if it was cancelled late itself, what became of it decides for both. One that was cancelled free makes up for
 * nothing, nor does one of somebody who had a place in the class anyway and only changed it for another.
 */
export function takenAtStart(places: readonly PlaceInTime[], start: Date): ReadonlySet<string> {
  const had = places.filter(({ from }) => from.getTime() < start.getTime());
  const left = had.filter((place) => isLeftLate(place, start)).toSorted(byEnd);
  const takers = had
    .filter((place) => isLeftLate(place, start) || isHeldAt(place, start))
    .toSorted(byBeginning);
  const takerOf = new Map<string, PlaceInTime>();
  for (const taker of takers) {
    // Cancelled at the instant it was had, a place would make up for itself.
    const earlier = isHeldAt(taker, start) ? left : left.slice(0, left.indexOf(taker));
    const open = earlier.find((place) => !takerOf.has(place.id) && mayFill(taker, place, had));
    if (open !== undefined) takerOf.set(open.id, taker);
  }
  const isTaken = (id: string): boolean => {
    const taker = takerOf.get(id);
    return taker !== undefined && (isHeldAt(taker, start) || isTaken(taker.id));
  };
  return new Set(left.map(({ id }) => id).filter(isTaken));
}

function isHeldAt({ until }: PlaceInTime, start: Date): boolean {
  return endOf({ until }) >= start.getTime();
}

function isLeftLate(place: PlaceInTime, start: Date): boolean {
  return place.isLate && !isHeldAt(place, start);
}

function mayFill(taker: PlaceInTime, place: PlaceInTime, all: readonly PlaceInTime[]): boolean {
  const leftAt = endOf(place);
  if (taker.from.getTime() < leftAt) return false;
  return !all.some(
    (other) =>
      other.person !== null &&
      other.person === taker.person &&
      other.id !== place.id &&
      other.from.getTime() < leftAt &&
      endOf(other) >= leftAt,
  );
}

function endOf({ until }: Pick<PlaceInTime, 'until'>): number {
  return until?.getTime() ?? Infinity;
}

/** At the same instant first who stays longer. */
function byBeginning(one: PlaceInTime, other: PlaceInTime): number {
  const difference = one.from.getTime() - other.from.getTime();
  if (difference !== 0) return difference;
  return endOf(one) === endOf(other) ? byPerson(one, other) : endOf(other) - endOf(one);
}

function byEnd(one: PlaceInTime, other: PlaceInTime): number {
  return endOf(one) - endOf(other) || one.from.getTime() - other.from.getTime() || byPerson(one, other);
}

function byPerson(one: PlaceInTime, other: PlaceInTime): number {
  return (one.person ?? 0) - (other.person ?? 0);
}
