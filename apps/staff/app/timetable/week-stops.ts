/** Where the keyboard stops in the week: its classes, and below them the empty place of each day a class can be added on. */
import {
  addDays,
  berlinDate,
  berlinInstant,
  berlinTime,
  CLASS_LENGTH_MS,
  DAYS_PER_WEEK,
  MINUTE_MS,
  type CivilDate,
} from '@lifted/domain/calendar/studio-calendar';
import type { DeskTimetableClass } from '@lifted/contract/desk/desk-timetable';
import { neighbour, type Direction, type StopColumn, type WeekDay } from './week.ts';

/** A class, or the empty place of a day. */
export type Stop =
  | { readonly kind: 'class'; readonly id: string }
  | { readonly kind: 'place'; readonly day: string };

/** Where an arrow key leads from a stop; undefined: it stays there. Days from `placesFrom` on have a place; undefined: none has. */
export function nextStop(
  days: readonly StopColumn[],
  at: Stop,
  direction: Direction,
  placesFrom: string | undefined,
): Stop | undefined {
  const hasPlace = ({ date }: StopColumn) => placesFrom !== undefined && date >= placesFrom;
  if (at.kind === 'class') {
    const next = neighbour(days, at.id, direction);
    if (next !== undefined) return { kind: 'class', id: next };
    const day = days.find(({ classes }) => classes.some(({ id }) => id === at.id));
    return direction === 'down' && day !== undefined && hasPlace(day)
      ? { kind: 'place', day: day.date }
      : undefined;
  }
  switch (direction) {
    case 'up': {
      const last = days.find(({ date }) => date === at.day)?.classes.at(-1);
      return last && { kind: 'class', id: last.id };
    }
    case 'down':
      return undefined;
    case 'left':
    case 'right': {
      const beside = days.find(({ date }) => date === dayBeside(days, at.day, direction));
      return beside !== undefined && hasPlace(beside) ? { kind: 'place', day: beside.date } : undefined;
    }
    default:
      return direction satisfies never;
  }
}

function dayBeside(
  days: readonly StopColumn[],
  day: string,
  direction: 'left' | 'right',
): string | undefined {
  return days[days.findIndex(({ date }) => date === day) + (direction === 'right' ? 1 : -1)]?.date;
}

/** When a class is to be added. */
export interface Start {
  readonly day: string;
  readonly time: string;
}

const QUARTER_MS = 15 * MINUTE_MS;
const EMPTY_DAY = '18:00';
const LAST_QUARTER = '23:45';

/**
 * The next quarter of an hour that is free on a day: after a class of it, or after its last one; on an empty day in the evening,
 * and never before now.
 */
export function freeStartOn(day: WeekDay, after: string | undefined, now: Date): Start {
  const { date, classes } = day;
  const before = classes.find(({ id }) => id === after) ?? classes.at(-1);
  const wanted =
    before === undefined
      ? berlinInstant(date, EMPTY_DAY).getTime()
      : before.start.getTime() + CLASS_LENGTH_MS;
  const soonest = Math.max(wanted, now.getTime() + 1);
  const start = new Date(Math.ceil(soonest / QUARTER_MS) * QUARTER_MS);
  return { day: date, time: berlinDate(start) > date ? LAST_QUARTER : berlinTime(start) };
}

/** The same day of the week before. */
export function weekBefore(day: CivilDate): CivilDate {
  return addDays(day, -DAYS_PER_WEEK);
}

/** Who gave the last class that began in the hour of a time, and where. */
export function givenAt(
  classes: readonly DeskTimetableClass[],
  time: string,
): Pick<DeskTimetableClass, 'coach_id' | 'location_id'> | undefined {
  const hourOf = (clock: string) => clock.slice(0, 'HH'.length);
  return classes.findLast(
    (one) => !one.is_canceled && hourOf(berlinTime(new Date(one.start_datetime))) === hourOf(time),
  );
}
