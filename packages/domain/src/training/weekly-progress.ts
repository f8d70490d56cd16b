import { isLifted, type LiftedSet } from './personal-records.ts';
import { addDays, DAYS_PER_WEEK, weekStart, type CivilDate } from '../calendar/studio-calendar.ts';

/** How a week's heaviest set compares with the latest earlier week that has one (specification, section 3). */
export const CHANGE_TYPES = ['no_data', 'increase', 'decrease', 'same'] as const;
export type ChangeType = (typeof CHANGE_TYPES)[number];

/** The circles show the latest five weeks, -4 to 0 (specification, section 2: Weekly circles). */
export const WEEKLY_CIRCLES = 5;

/** The weeks the circles show, oldest first, in whatever order and however many of them come. */
export function latestWeeks<Week extends { readonly week_index: number }>(weeks: readonly Week[]): Week[] {
  return weeks.toSorted((one, other) => one.week_index - other.week_index).slice(-WEEKLY_CIRCLES);
}

export interface WeekOfProgress {
  /** -4 … 0, 0 being the running week. */
  readonly weekIndex: number;
  /** The week's Monday. */
  readonly weekStartDate: CivilDate;
  /** Heaviest set of the group that was lifted in that week, in kg; null without one. */
  readonly maxWeight: number | null;
  readonly changeType: ChangeType;
}

/** A set on a civil day, with its weight in kg. */
export interface WeightOnDay {
  readonly date: CivilDate;
  readonly weight: number;
}

/**
 * The five latest weeks of one exercise group, oldest first. A week is compared with the latest earlier week that has
 * data, however far back (also before the five); with none at all it is 'same'; a week in which nothing was lifted is
 * 'no_data'.
 */
export function weeklyProgress(
  sets: readonly (WeightOnDay & LiftedSet)[],
  today: CivilDate,
): WeekOfProgress[] {
  const heaviestByWeek = new Map<CivilDate, number>();
  for (const { date, weight } of sets.filter(isLifted)) {
    const week = weekStart(date);
    heaviestByWeek.set(week, Math.max(weight, heaviestByWeek.get(week) ?? weight));
  }
  const weeksWithData = [...heaviestByWeek.keys()].sort();
  return Array.from({ length: WEEKLY_CIRCLES }, (_, position) => {
    const weekIndex = position - WEEKLY_CIRCLES + 1;
    const weekStartDate = addDays(weekStart(today), weekIndex * DAYS_PER_WEEK);
    const maxWeight = heaviestByWeek.get(weekStartDate) ?? null;
    const earlierWeek = weeksWithData.findLast((week) => week < weekStartDate);
    const earlier = earlierWeek === undefined ? null : (heaviestByWeek.get(earlierWeek) ?? null);
    return { weekIndex, weekStartDate, maxWeight, changeType: changeOf(maxWeight, earlier) };
  });
}

/** The change from the earlier week's heaviest set to this week's, both in kg. */
export function changeOf(maxWeight: number | null, earlier: number | null): ChangeType {
  if (maxWeight === null) return 'no_data';
  if (earlier === null || maxWeight === earlier) return 'same';
  return maxWeight > earlier ? 'increase' : 'decrease';
}
