import { addDays, daysBetween, DAYS_PER_WEEK, type CivilDate } from '../calendar/studio-calendar.ts';

/** Weeks of the programme that belong together (studio operations, section 4: cycle → week → day). */
export interface ProgrammeCycle {
  readonly name: string;
  /** A Monday. */
  readonly firstDay: CivilDate;
  readonly weeks: number;
}

/** Where a day is in its cycle: 'Winter strength, week 2 of 6'. */
export interface CycleWeek {
  readonly name: string;
  /** Counted from 1. */
  readonly week: number;
  readonly weeks: number;
}

/** The last day of a cycle, a Sunday. */
export function lastDayOfCycle({ firstDay, weeks }: Pick<ProgrammeCycle, 'firstDay' | 'weeks'>): CivilDate {
  return addDays(firstDay, weeks * DAYS_PER_WEEK - 1);
}

/** The cycle a day belongs to; undefined for a day outside all of them. */
export function cycleOn<C extends ProgrammeCycle>(day: CivilDate, cycles: readonly C[]): C | undefined {
  return cycles.find((cycle) => cycle.firstDay <= day && day <= lastDayOfCycle(cycle));
}

/** Where a day is in its cycle; null for a day outside all of them. */
export function cycleWeekOn(day: CivilDate, cycles: readonly ProgrammeCycle[]): CycleWeek | null {
  const cycle = cycleOn(day, cycles);
  if (cycle === undefined) return null;
  const { name, firstDay, weeks } = cycle;
  return { name, week: Math.floor(daysBetween(firstDay, day) / DAYS_PER_WEEK) + 1, weeks };
}

/** The cycle that has a week of another one already; undefined: none does. */
export function overlappingCycle<C extends ProgrammeCycle>(
  planned: Pick<ProgrammeCycle, 'firstDay' | 'weeks'>,
  others: readonly C[],
): C | undefined {
  return others.find(
    (other) => other.firstDay <= lastDayOfCycle(planned) && planned.firstDay <= lastDayOfCycle(other),
  );
}
