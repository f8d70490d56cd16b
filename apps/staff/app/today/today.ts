import type { StudioClass } from '@lifted/contract/timetable';
import { classOpenness, type ClassOpenness } from '@lifted/domain/classes/class-places';

/** A class of today, as the team sees it. */
export interface ClassToday {
  readonly id: string;
  readonly name: string;
  readonly start: Date;
  readonly end: Date;
  readonly coach: string;
  readonly location: string;
  readonly capacity: number;
  readonly freePlaces: number;
  readonly isCanceled: boolean;
}

/** The API's classes, in order of their start. */
export function classesToday(classes: readonly StudioClass[]): ClassToday[] {
  return classes.map(classToday).toSorted((one, other) => one.start.getTime() - other.start.getTime());
}

function classToday(answer: StudioClass): ClassToday {
  return {
    id: answer.id,
    name: answer.timer_name,
    start: new Date(answer.start_datetime),
    end: new Date(answer.end_datetime),
    coach: answer.coach_first_name,
    location: answer.location_name,
    capacity: answer.capacity,
    freePlaces: answer.free_places,
    isCanceled: answer.is_canceled ?? false,
  };
}

/** The classes that are running, and those that begin next: the soonest, in every room. */
export function nowAndNext(
  classes: readonly ClassToday[],
  now: Date,
): { readonly running: readonly ClassToday[]; readonly next: readonly ClassToday[] } {
  const are = (...states: readonly ClassOpenness[]) =>
    classes.filter((each) => states.includes(classOpenness(each, now)));
  const coming = are('open', 'full');
  const soonest = Math.min(...coming.map(({ start }) => start.getTime()));
  return { running: are('running'), next: coming.filter(({ start }) => start.getTime() === soonest) };
}
