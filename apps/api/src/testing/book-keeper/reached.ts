/** Which states random days reach: what each act did to the books, counted, so that a run says what it has proved. */
import { HOUR, onTheClock, type Instant } from './berlin-clock.ts';
import type { Books, KeptClass, Place } from './books.ts';

/** How often something happened, by its name. */
export type Reached = Map<string, number>;

export function count(reached: Reached, what: string): void {
  reached.set(what, (reached.get(what) ?? 0) + 1);
}

/** What is looked at before an act and after it. */
interface Look {
  readonly places: readonly Place[];
  readonly waits: Books['waits'];
  readonly fees: Books['fees'];
}

export const lookAt = ({ places, waits, fees }: Books): Look => ({
  places: places.map((place) => ({ ...place })),
  waits: waits.map((wait) => ({ ...wait })),
  fees: fees.map((fee) => ({ ...fee })),
});

/** Which rule a class is under. */
function deadline({ start }: KeptClass, now: Instant): string {
  if (now <= start - 12 * HOUR) return 'before the cut-off';
  if (now < start - 3 * HOUR) return 'after the cut-off';
  if (now < start - HOUR) return 'from T - 3 h';
  return now < start ? 'in the last hour' : 'after the start';
}

function originOf({ isRestored, isBound, freeUntil }: Place): string {
  if (isRestored) return 'restored';
  if (isBound) return 'accepted';
  return freeUntil === null ? 'booked' : 'promoted or moved';
}

/** What an act did with places, by where they came from and the rule their class is under. */
function placesOf(before: Look, { places }: Books, now: Instant): string[] {
  return places.flatMap((place, at) => {
    const was = before.places[at];
    const how = `${originOf(place)} place`;
    if (was === undefined) return [`${how} taken ${deadline(place.of, now)}`];
    const changes: string[] = [];
    if (was.end !== place.end) changes.push(`${how} ended ${place.end} ${deadline(place.of, now)}`);
    if (was.owner !== place.owner)
      changes.push(`${place.end === 'open' ? 'place' : 'former place'} has another owner`);
    if (!was.isMadeUp && place.isMadeUp) changes.push('late credit given back');
    if (was.freeUntil !== place.freeUntil) changes.push('cancelling became free');
    return changes;
  });
}

const nameOf = (state: string) => (state === 'waiting' ? 'on the list' : state);

function waitsOf(before: Look, { waits }: Books): string[] {
  return waits.flatMap((wait, at) => {
    const was = before.waits[at];
    if (was === undefined) return ['joined the list'];
    const changes: string[] = [];
    if (was.state !== wait.state) changes.push(`${nameOf(was.state)}, then ${nameOf(wait.state)}`);
    else if (was.until !== wait.until) changes.push('end of an offer moved');
    if (was.owner !== wait.owner) changes.push(`${nameOf(wait.state)} has another owner`);
    return changes;
  });
}

function feesOf(before: Look, { fees }: Books): string[] {
  return fees.flatMap((fee, at) => {
    const was = before.fees[at];
    if (was === undefined) return [`fee: ${fee.kind}`];
    return was.state === fee.state ? [] : [`fee ${was.state}, then ${fee.state}`];
  });
}

/** Counts what an act did, as a pair of both. */
export function countChanges(reached: Reached, act: string, before: Look, books: Books, now: Instant): void {
  const changes = [...placesOf(before, books, now), ...waitsOf(before, books), ...feesOf(before, books)];
  for (const change of changes) count(reached, `${act} × ${change}`);
}

const offsetOf = (at: Instant) => {
  const { day, time } = onTheClock(at);
  return Date.parse(`${day}T${time}Z`) - Math.floor(at / 60_000) * 60_000;
};

/** Counts a clock change that was passed. */
export function countClockChange(reached: Reached, from: Instant, until: Instant): void {
  const change = offsetOf(until) - offsetOf(from);
  if (change !== 0) count(reached, change > 0 ? 'clock change in spring' : 'clock change in autumn');
}

/** What was reached, one a line, most often first. */
export function reachedLines(reached: Reached): string[] {
  return [...reached]
    .toSorted(([one, often], [other, oftener]) => oftener - often || (one < other ? -1 : 1))
    .map(([what, often]) => `${String(often).padStart(6)}  ${what}`);
}
