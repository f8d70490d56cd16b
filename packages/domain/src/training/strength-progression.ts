import { addDays, DAYS_PER_WEEK, type CivilDate } from '../calendar/studio-calendar.ts';

/** The windows a member can choose, in weeks: 4 weeks, 12 weeks, 6 months, 1 year (specification, section 2). */
export const PROGRESSION_WINDOWS = [4, 12, 26, 52] as const;
export type ProgressionWindow = (typeof PROGRESSION_WINDOWS)[number];
export const DEFAULT_PROGRESSION_WINDOW: ProgressionWindow = 12;

/** First civil day of a window that ends today: today minus 7 days for each of its weeks. */
export function windowStart(today: CivilDate, weeks: ProgressionWindow): CivilDate {
  return addDays(today, -DAYS_PER_WEEK * weeks);
}
