import {
  addDays,
  berlinDate,
  daysBetween,
  isCivilDate,
  LAST_CIVIL_DATE,
  type CivilDate,
} from '../calendar/studio-calendar.ts';

/** A timetable without dates shows today and the six days after it. */
export const TIMETABLE_DEFAULT_DAYS = 7;

/** The longest stretch one call answers: five weeks, a month's page with its edges. */
export const TIMETABLE_MAX_DAYS = 35;

/** Civil days of a timetable, both included. */
export interface TimetableRange {
  readonly from: CivilDate;
  readonly to: CivilDate;
}

/** Why a stretch of days cannot be shown; `no_such_day` names the field that holds it. */
export type TimetableRangeRefusal =
  | { readonly reason: 'no_such_day'; readonly field: 'from' | 'to'; readonly day: string }
  | { readonly reason: 'ends_before_start'; readonly range: TimetableRange }
  | { readonly reason: 'too_long'; readonly range: TimetableRange };

export type TimetableRangeDecision =
  | { readonly outcome: 'range'; readonly range: TimetableRange }
  | { readonly outcome: 'refused'; readonly refusal: TimetableRangeRefusal };

/** The days a timetable shows: `from` defaults to today in Berlin, `to` to the sixth day after `from`. */
export function decideTimetableRange(
  asked: { readonly from?: string | undefined; readonly to?: string | undefined },
  now: Date,
): TimetableRangeDecision {
  const from = asked.from ?? berlinDate(now);
  if (!isCivilDate(from)) return refused({ reason: 'no_such_day', field: 'from', day: from });
  const to = asked.to ?? defaultEnd(from);
  if (!isCivilDate(to)) return refused({ reason: 'no_such_day', field: 'to', day: to });

  const range = { from, to };
  const days = daysBetween(from, to) + 1;
  if (days < 1) return refused({ reason: 'ends_before_start', range });
  if (days > TIMETABLE_MAX_DAYS) return refused({ reason: 'too_long', range });
  return { outcome: 'range', range };
}

function defaultEnd(from: CivilDate): CivilDate {
  const daysLeft = daysBetween(from, LAST_CIVIL_DATE);
  return addDays(from, Math.min(TIMETABLE_DEFAULT_DAYS - 1, daysLeft));
}

function refused(refusal: TimetableRangeRefusal): TimetableRangeDecision {
  return { outcome: 'refused', refusal };
}
