/** The repeating week as seven columns of its classes. */
import type { TemplateFields } from '@lifted/contract/desk-records';
import {
  addDays,
  berlinInstant,
  berlinTime,
  CLASS_LENGTH_MS,
  DAYS_PER_WEEK,
  isCivilDate,
  MINUTE_MS,
  type CivilDate,
} from '@lifted/domain/calendar/studio-calendar';
import { templateDates } from '@lifted/domain/classes/week-template';

/** A class of the repeating week with its id. */
export interface Template {
  readonly id: string;
  readonly fields: TemplateFields;
}

/** A weekday with the classes that repeat on it. */
export interface TemplateDay {
  /** The number of the weekday, 0 for Monday, as the columns of a week are named. */
  readonly date: string;
  readonly weekday: number;
  readonly classes: readonly (Template & { readonly time: string })[];
}

/** Where a class is added to the repeating week. */
export type WeekPlace = Pick<TemplateFields, 'weekday' | 'start_time'>;

/** The seven weekdays with what repeats on them by its start. What has ended for good is not among it. */
export function templateWeek(templates: readonly Template[], today: CivilDate): readonly TemplateDay[] {
  const going = templates
    .filter(({ fields }) => fields.valid_until === null || fields.valid_until >= today)
    .map((one) => ({ ...one, time: one.fields.start_time }))
    .toSorted((one, other) => one.time.localeCompare(other.time));
  return Array.from({ length: DAYS_PER_WEEK }, (_, weekday) => ({
    date: String(weekday),
    weekday,
    classes: going.filter(({ fields }) => fields.weekday === weekday),
  }));
}

/** The longest rhythm, so that every template takes place once in that time. */
const MOST_WEEKS = 8;

/** The first day from today on, or from its first day on, on which it takes place. */
export function nextDayOf(
  { weekday, every_weeks: everyWeeks, valid_from: from, valid_until: until }: TemplateFields,
  today: CivilDate,
): CivilDate | undefined {
  if (!isCivilDate(from) || (until !== null && !isCivilDate(until))) return undefined;
  const begins = from > today ? from : today;
  const range = { from: begins, to: addDays(begins, (MOST_WEEKS + 1) * DAYS_PER_WEEK) };
  return templateDates({ weekday, everyWeeks, from, until }, range).find((day) => day >= begins);
}

const QUARTER_MS = 15 * MINUTE_MS;
/** Any day without a change of the clock. */
const SOME_DAY = '2026-01-05';

/** The quarter of an hour after a class of a weekday, or after its last one; in the evening where there is none. */
export function timeAfter({ classes }: TemplateDay, after?: string): string {
  const last = classes.find(({ id }) => id === after) ?? classes.at(-1);
  if (last === undefined) return '18:00';
  const ends = berlinInstant(SOME_DAY, last.time).getTime() + CLASS_LENGTH_MS;
  const time = berlinTime(new Date(Math.ceil(ends / QUARTER_MS) * QUARTER_MS));
  return time < last.time ? '23:45' : time;
}
