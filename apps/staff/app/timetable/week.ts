import type { ClassFields } from '@lifted/contract/desk/desk-classes';
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
import { busyCoaches, classClashes, type ClassClash } from '@lifted/domain/classes/class-clashes';
import {
  equipmentShortages,
  type EquipmentLimit,
  type EquipmentNeed,
} from '@lifted/domain/classes/equipment-shortage';
import { roomNames } from '../parts/branches/room-names.ts';

/** A class in the week, with what it clashes over and what its room has too little of. */
export interface WeekClass extends DeskTimetableClass {
  readonly start: Date;
  readonly date: CivilDate;
  readonly time: string;
  /** Without the address where all of them are at one. */
  readonly room: string;
  readonly clashes: readonly ('coach' | 'location')[];
  readonly shortages: readonly EquipmentNeed[];
  /** Follows a class of the repeating week. */
  readonly isRepeated: boolean;
}

export interface WeekDay {
  readonly date: CivilDate;
  readonly classes: readonly WeekClass[];
}

interface Week {
  readonly days: readonly WeekDay[];
  readonly clashes: number;
}

const NONE: readonly EquipmentNeed[] = [];

/**
 * The seven days from a Monday on with their classes, and how many clashes there are. Of a branch, only classes in its rooms
 * are shown; what they clash with may take place elsewhere.
 */
export function weekOf(
  monday: CivilDate,
  answered: readonly DeskTimetableClass[],
  rooms: ReadonlySet<string> | null = null,
): Week {
  const all = withClashes(answered);
  const classes = all.filter(({ location_id: room }) => rooms?.has(room) ?? true);
  const shown = new Set(classes.map(({ id }) => id));
  const days = Array.from({ length: DAYS_PER_WEEK }, (_, index) => addDays(monday, index));
  return {
    days: days.map((date) => ({ date, classes: classes.filter((one) => one.date === date) })),
    clashes: clashesOf(all).filter(({ ids }) => ids.some((id) => shown.has(id))).length,
  };
}

/**
 * Days with what rooms have too little of, which is known later than the classes. A class that has enough stays the same
 * object, so that it is not drawn again.
 */
export function withShortages(
  days: readonly WeekDay[],
  limits: readonly EquipmentLimit[],
): readonly WeekDay[] {
  if (limits.length === 0) return days;
  return days.map((day) => ({ ...day, classes: day.classes.map((one) => withShortage(one, limits)) }));
}

function withShortage(one: WeekClass, limits: readonly EquipmentLimit[]): WeekClass {
  const { timer_name: timerName, date, location_id: locationId, capacity } = one;
  const shortages = one.is_canceled
    ? NONE
    : equipmentShortages({ timerName, date, locationId, capacity }, limits);
  return shortages.length === 0 ? one : { ...one, shortages };
}

/** Classes with what each clashes over with another one of them. */
export function withClashes(answered: readonly DeskTimetableClass[]): readonly WeekClass[] {
  const starting = answered.map((one) => ({ ...one, start: new Date(one.start_datetime) }));
  const clashes = clashesOf(starting);
  const roomOf = roomNames(answered.map(({ location_name: location }) => location));
  return starting.map((one) => ({
    ...one,
    date: berlinDate(one.start),
    time: berlinTime(one.start),
    room: roomOf(one.location_name),
    isRepeated: one.template_id !== null && !one.is_detached && !one.is_canceled,
    clashes: clashes.filter(({ ids }) => ids.includes(one.id)).map(({ shared }) => shared),
    shortages: NONE,
  }));
}

function clashesOf(
  classes: readonly (DeskTimetableClass & { readonly start: Date })[],
): readonly ClassClash[] {
  return classClashes(plannedOf(classes));
}

function plannedOf(classes: readonly (DeskTimetableClass & { readonly start: Date })[]) {
  return classes.map(
    ({ id, start, coach_id: coachId, location_id: locationId, is_canceled: isCanceled }) => ({
      id,
      start,
      coachId,
      locationId,
      isCanceled,
    }),
  );
}

/** Coaches who give another one of the classes at the time of this one. */
export function teachingThen(
  { id, start }: Pick<WeekClass, 'id' | 'start'>,
  classes: readonly WeekClass[],
): ReadonlySet<string> {
  return busyCoaches(start, plannedOf(classes), id);
}

/** Classes with one of them where it is to be. */
export function withMoved(
  classes: readonly DeskTimetableClass[],
  id: string,
  { day, time }: { readonly day: string; readonly time: string },
): readonly DeskTimetableClass[] {
  const start = berlinInstant(day, time).toISOString();
  return classes
    .map((one) => (one.id === id ? { ...one, start_datetime: start } : one))
    .toSorted((one, other) => Date.parse(one.start_datetime) - Date.parse(other.start_datetime));
}

/** A class as its form shows it. */
export function fieldsOf({
  timer_name,
  coach_id,
  location_id,
  capacity,
  date: day,
  time,
}: WeekClass): ClassFields {
  return { timer_name, coach_id, location_id, capacity, day, time };
}

export type Direction = 'left' | 'right' | 'up' | 'down';

/** A column of classes, as far as the keyboard goes through it. */
export interface StopColumn {
  readonly date: string;
  readonly classes: readonly { readonly id: string; readonly time: string }[];
}

/** The class the arrow key leads to: within the day, or the one nearest in time on the next day that has any. */
export function neighbour(days: readonly StopColumn[], id: string, direction: Direction): string | undefined {
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

function nearest(days: readonly StopColumn[], time: string): string | undefined {
  const classes = days.find((day) => day.classes.length > 0)?.classes ?? [];
  const distance = (one: { readonly time: string }) => Math.abs(minutesOf(one.time) - minutesOf(time));
  return classes.toSorted((one, other) => distance(one) - distance(other))[0]?.id;
}

const MINUTES_PER_HOUR = 60;

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * MINUTES_PER_HOUR + minutes;
}

const STEP_MS = 15 * MINUTE_MS;
const LONG_STEP_MS = MINUTES_PER_HOUR * MINUTE_MS;

/** When and where a class is after a step: another day at the same time, or a quarter of an hour or an hour earlier or later. */
export function stepped(
  { date, time }: Pick<WeekClass, 'date' | 'time'>,
  direction: Direction,
  stride: 'short' | 'long' = 'short',
): { readonly day: CivilDate; readonly time: string } {
  switch (direction) {
    case 'left':
      return { day: addDays(date, -1), time };
    case 'right':
      return { day: addDays(date, 1), time };
    case 'up':
    case 'down': {
      const step = stride === 'long' ? LONG_STEP_MS : STEP_MS;
      const moved = new Date(berlinInstant(date, time).getTime() + (direction === 'down' ? step : -step));
      return { day: berlinDate(moved), time: berlinTime(moved) };
    }
    default:
      return direction satisfies never;
  }
}
