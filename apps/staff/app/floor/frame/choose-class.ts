import type { ClassOfDay } from '@lifted/contract/floor/floor';
import { HOUR_MS } from '@lifted/domain/calendar/studio-calendar';
import { CHECK_IN_OPENS_MS } from '@lifted/domain/bookings/booking-times';

/** A class that is over but not closed is still the one to finish for this long. */
const FINISHING_MS = HOUR_MS;

type Timed = Pick<ClassOfDay, 'id' | 'start_datetime' | 'end_datetime' | 'state'>;

/**
 * The class the tablet is for now: the one that runs; else one whose check-in is open; else one that ended within the hour
 * and is not closed; else the next one, else the last. Null on a day without classes.
 */
export function classByClock<T extends Timed>(classes: readonly T[], now: Date): T | null {
  const at = now.getTime();
  const day = classes
    .filter(({ state }) => state !== 'canceled')
    .map((each) => ({ each, start: Date.parse(each.start_datetime), end: Date.parse(each.end_datetime) }))
    .toSorted((one, other) => one.start - other.start);
  const running = day.findLast(({ start, end }) => start <= at && at < end);
  const next = day.find(({ start }) => start > at);
  const opening = next !== undefined && next.start - at <= CHECK_IN_OPENS_MS ? next : undefined;
  const finishing = day.findLast(
    ({ each, end }) => end <= at && at - end < FINISHING_MS && each.state !== 'closed',
  );
  return (running ?? opening ?? finishing ?? next ?? day.at(-1))?.each ?? null;
}

/**
 * Whether members may have the check-in of a class before them: until it is over, and then as long as the tablet is for no other
 * one. Not of a class that is not among these: it was moved, or the day is over.
 */
export function mayCheckIn(classes: readonly Timed[], classId: string, now: Date): boolean {
  const shown = classes.find(({ id }) => id === classId);
  if (shown === undefined) return false;
  return now.getTime() < Date.parse(shown.end_datetime) || classByClock(classes, now)?.id === classId;
}
