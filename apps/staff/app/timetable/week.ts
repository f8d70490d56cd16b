import type { DeskTimetableClass } from '@lifted/contract/desk/desk-timetable';
import {
  addDays,
  berlinDate,
  berlinInstant,
  berlinTime,
  DAYS_PER_WEEK,
  MINUTE_MS,
  type CivilDate,
} from '@lifted/domain/calendar/studio-calendar';
import { classClashes } from '@lifted/domain/classes/class-clashes';

/** A class in the week, with what it clashes over. */
export interface WeekClass extends DeskTimetableClass {
  readonly start: Date;
  readonly date: CivilDate;
  readonly time: string;
  readonly clashes: readonly ('coach' | 'location')[];
}

export interface WeekDay {
  readonly date: CivilDate;
  readonly classes: readonly WeekClass[];
}

/** The seven days from a Monday on with their classes, and how many clashes there are. */
export function weekOf(
  monday: CivilDate,
  answered: readonly DeskTimetableClass[],
): { readonly days: readonly WeekDay[]; readonly clashes: number } {
  const starting = answered.map((one) => ({ ...one, start: new Date(one.start_datetime) }));
  const clashes = classClashes(
    starting.map(({ id, start, coach_id: coachId, location_id: locationId, is_canceled: isCanceled }) => ({
      id,
      start,
      coachId,
      locationId,
      isCanceled,
    })),
  );
  const classes = starting.map((one) => ({
    ...one,
    date: berlinDate(one.start),
    time: berlinTime(one.start),
    clashes: clashes.filter(({ ids }) => ids.includes(one.id)).map(({ shared }) => shared),
  }));
  const days = Array.from({ length: DAYS_PER_WEEK }, (_, index) => addDays(monday, index));
  return {
    days: days.map((date) => ({ date, classes: classes.filter((one) => one.date === date) })),
    clashes: clashes.length,
  };
}

export type Direction = 'left' | 'right' | 'up' | 'down';

/** The class the arrow key leads to: within the day, or the one nearest in time on the next day that has any. */
export function neighbour(days: readonly WeekDay[], id: string, direction: Direction): string | undefined {
  const day = days.findIndex(({ classes }) => classes.some((one) => one.id === id));
  const here = days[day]?.classes ?? [];
  const index = here.findIndex((one) => one.id === id);
  const current = here[index];
  if (current === undefined) return undefined;
  switch (direction) {
    case 'up':
      return here[index - 1]?.id;
    case 'down':
      return here[index + 1]?.id;
    case 'left':
      return nearest(days.slice(0, day).toReversed(), current.time);
    case 'right':
      return nearest(days.slice(day + 1), current.time);
    default:
      return direction satisfies never;
  }
}

function nearest(days: readonly WeekDay[], time: string): string | undefined {
  const classes = days.find((day) => day.classes.length > 0)?.classes ?? [];
  const distance = (one: WeekClass) => Math.abs(minutesOf(one.time) - minutesOf(time));
  return classes.toSorted((one, other) => distance(one) - distance(other))[0]?.id;
}

const MINUTES_PER_HOUR = 60;

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * MINUTES_PER_HOUR + minutes;
}

const STEP_MS = 15 * MINUTE_MS;

/** Where a class stands after a step: another day at the same time, or a quarter of an hour earlier or later. */
export function stepped(
  { date, time }: Pick<WeekClass, 'date' | 'time'>,
  direction: Direction,
): { readonly day: CivilDate; readonly time: string } {
  switch (direction) {
    case 'left':
      return { day: addDays(date, -1), time };
    case 'right':
      return { day: addDays(date, 1), time };
    case 'up':
    case 'down': {
      const moved = new Date(
        berlinInstant(date, time).getTime() + (direction === 'down' ? STEP_MS : -STEP_MS),
      );
      return { day: berlinDate(moved), time: berlinTime(moved) };
    }
    default:
      return direction satisfies never;
  }
}
