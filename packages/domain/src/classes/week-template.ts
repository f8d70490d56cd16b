import {
  addDays,
  daysBetween,
  DAYS_PER_WEEK,
  weekStart,
  type CivilDate,
} from '../calendar/studio-calendar.ts';

/** How far ahead classes are scheduled from the week's templates (studio operations, section 4). */
const SCHEDULED_WEEKS = 8;

/** When a class of the repeating week takes place. */
export interface TemplateDays {
  /** 0 is Monday. */
  readonly weekday: number;
  /** Counted from the week of the first day. */
  readonly everyWeeks: number;
  readonly from: CivilDate;
  /** The last day, included; null: it goes on. */
  readonly until: CivilDate | null;
}

interface Days {
  readonly from: CivilDate;
  /** Included. */
  readonly to: CivilDate;
}

/** The last day classes are scheduled for, seen from today. */
export function scheduledUntil(today: CivilDate): CivilDate {
  return addDays(today, SCHEDULED_WEEKS * DAYS_PER_WEEK);
}

/**
 * The first day from a day on in a week in which a class of the repeating week takes place. What begins there goes on in its
 * rhythm: every second week counts from where the series began, not from where it was changed.
 */
export function inRhythm(
  { everyWeeks, from }: Pick<TemplateDays, 'everyWeeks' | 'from'>,
  day: CivilDate,
): CivilDate {
  const step = everyWeeks * DAYS_PER_WEEK;
  const beyond = daysBetween(weekStart(from), weekStart(day)) % step;
  return beyond === 0 ? day : addDays(weekStart(day), step - beyond);
}

/** The days in a range on which a class of the repeating week takes place; closed days are left out. */
export function templateDates(
  { weekday, everyWeeks, from, until }: TemplateDays,
  range: Days,
  closures: readonly Days[] = [],
): CivilDate[] {
  const first = addDays(weekStart(from), weekday);
  const step = everyWeeks * DAYS_PER_WEEK;
  const skipped = Math.max(0, Math.ceil(daysBetween(first, range.from) / step));
  const dates: CivilDate[] = [];
  for (let date = addDays(first, skipped * step); date <= range.to; date = addDays(date, step)) {
    if (date < from || (until !== null && date > until)) continue;
    if (closures.some((closed) => closed.from <= date && date <= closed.to)) continue;
    dates.push(date);
  }
  return dates;
}
