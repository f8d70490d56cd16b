import { classStanding } from '@lifted/domain/bookings/class-standing';
import type { TimetableClass } from '../../timetable-class.ts';
import type { MemberClasses, MemberPlace, MemberWait } from '../../booking/own-classes.ts';

/** What a member has ahead, soonest first. */
export interface ComingClasses {
  /** Places held for the member, to be accepted or declined. */
  readonly offers: readonly MemberWait[];
  readonly next: MemberPlace | null;
  /** Places after the next one, and waits, in one order. */
  readonly further: readonly (MemberPlace | MemberWait)[];
}

/** Splits a member's own classes; a class that has begun is none to come. */
export function comingClasses({ places, waits }: MemberClasses, now: Date): ComingClasses {
  const ahead = places.filter(({ start }) => start > now);
  const waiting = waits.filter(({ start }) => start > now);
  const [next = null, ...later] = ahead;
  return {
    offers: waiting.filter(({ state }) => state === 'offered'),
    next,
    further: [...later, ...waiting.filter(({ state }) => state === 'waiting')].toSorted(
      (one, other) => one.start.getTime() - other.start.getTime(),
    ),
  };
}

/** The place if it was cancelled: the member no longer has one in that class, which (given `now`) is still to come. */
export function canceledPlace(
  place: MemberPlace | null,
  { places }: Pick<MemberClasses, 'places'>,
  now?: Date,
): MemberPlace | null {
  if (place === null || places.some(({ workoutId }) => workoutId === place.workoutId)) return null;
  return now === undefined || place.start > now ? place : null;
}

/** The next classes a member can book with one press, `count` at most. */
export function bookableClasses(
  classes: readonly TimetableClass[],
  { own, now, count }: { readonly own: MemberClasses; readonly now: Date; readonly count: number },
): TimetableClass[] {
  return classes
    .filter((studioClass) => classStanding({ studioClass, own, now }).kind === 'open')
    .toSorted((one, other) => one.start.getTime() - other.start.getTime())
    .slice(0, count);
}
