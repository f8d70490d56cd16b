import { addDays, DAYS_PER_WEEK, type CivilDate } from '@lifted/domain/calendar/studio-calendar';

const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -DAYS_PER_WEEK,
  ArrowDown: DAYS_PER_WEEK,
};

/** The day an arrow key leads to from another; undefined for other keys. */
export function dayAfterKey(day: CivilDate, key: string): CivilDate | undefined {
  const step = STEPS[key];
  return step === undefined ? undefined : addDays(day, step);
}

/** The days of a number of weeks from a Monday on, week by week. */
export function weeksFrom(monday: CivilDate, count: number): CivilDate[][] {
  return Array.from({ length: count }, (_, week) =>
    Array.from({ length: DAYS_PER_WEEK }, (__, day) => addDays(monday, week * DAYS_PER_WEEK + day)),
  );
}
