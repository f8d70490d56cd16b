import type { DeskTimetableClass } from '@lifted/contract/desk/desk-timetable';
import { CLASS_LENGTH_MS } from '@lifted/domain/calendar/studio-calendar';
import { classOpenness } from '@lifted/domain/classes/class-places';

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
  readonly waiting: number;
  readonly isSubstituteWanted: boolean;
  readonly isCanceled: boolean;
  /** Who is signed in is its coach, or led it for somebody else. */
  readonly isOwn: boolean;
}

/** The API's classes, in order of their start. */
export function classesToday(classes: readonly DeskTimetableClass[]): ClassToday[] {
  return classes.map(classToday).toSorted((one, other) => one.start.getTime() - other.start.getTime());
}

function classToday(answer: DeskTimetableClass): ClassToday {
  const start = new Date(answer.start_datetime);
  return {
    id: answer.id,
    name: answer.timer_name,
    start,
    end: new Date(start.getTime() + CLASS_LENGTH_MS),
    coach: answer.coach_first_name,
    location: answer.location_name,
    capacity: answer.capacity,
    freePlaces: answer.capacity - answer.taken,
    waiting: answer.waiting,
    isSubstituteWanted: answer.is_substitute_wanted,
    isCanceled: answer.is_canceled,
    isOwn: answer.is_own,
  };
}

/** A day as somebody needs it who is about to begin. */
export interface SortedDay {
  readonly ahead: readonly ClassToday[];
  readonly over: readonly ClassToday[];
  /** Of other coaches, whatever the hour; empty for those who care for all classes. */
  readonly ofOthers: readonly ClassToday[];
}

/** What is ahead first; with `ownOnly` somebody's own classes apart from those of other coaches. */
export function sortedDay(
  classes: readonly ClassToday[],
  { now, ownOnly }: { readonly now: Date; readonly ownOnly: boolean },
): SortedDay {
  const isMine = ({ isOwn }: ClassToday) => isOwn || !ownOnly;
  const isOver = (one: ClassToday) => classOpenness(one, now) === 'over';
  const mine = classes.filter(isMine);
  return {
    ahead: mine.filter((one) => !isOver(one)),
    over: mine.filter(isOver),
    ofOthers: classes.filter((one) => !isMine(one)),
  };
}

/** The first of these classes somebody leads that takes place; null: none. They are in order of their start. */
export function nextOwn(classes: readonly ClassToday[]): ClassToday | null {
  return classes.find(({ isOwn, isCanceled }) => isOwn && !isCanceled) ?? null;
}
