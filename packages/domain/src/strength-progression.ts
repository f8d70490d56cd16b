import { addDays, DAYS_PER_WEEK, type CivilDate } from './studio-calendar.ts';
import type { WeightOnDay } from './weekly-progress.ts';

/** The windows a member can choose, in weeks: 4 weeks, 12 weeks, 6 months, 1 year (specification, section 2). */
export const PROGRESSION_WINDOWS = [4, 12, 26, 52] as const;
export type ProgressionWindow = (typeof PROGRESSION_WINDOWS)[number];
export const DEFAULT_PROGRESSION_WINDOW: ProgressionWindow = 12;

export interface Progression {
  /** Heaviest set of each workout day in the window, oldest first, in kg. */
  readonly points: readonly WeightOnDay[];
  /** Heaviest set in the window, in kg. */
  readonly currentMax: number;
  /** Last point minus first point, in kg; 0 with a single point. */
  readonly progress: number;
}

/** First civil day of a window that ends today: today minus 7 days for each of its weeks. */
export function windowStart(today: CivilDate, weeks: ProgressionWindow): CivilDate {
  return addDays(today, -DAYS_PER_WEEK * weeks);
}

/** The progression of one exercise group within a window; undefined when no set lies in it. */
export function progressionOf(
  sets: readonly WeightOnDay[],
  today: CivilDate,
  weeks: ProgressionWindow,
): Progression | undefined {
  const from = windowStart(today, weeks);
  const heaviestByDay = new Map<CivilDate, number>();
  for (const { date, weight } of sets) {
    if (date < from || date > today) continue;
    heaviestByDay.set(date, Math.max(weight, heaviestByDay.get(date) ?? weight));
  }
  const points = [...heaviestByDay]
    .map(([date, weight]) => ({ date, weight }))
    .sort((a, b) => (a.date < b.date ? -1 : 1));
  const first = points.at(0);
  const last = points.at(-1);
  if (first === undefined || last === undefined) return undefined;
  const currentMax = Math.max(...points.map((point) => point.weight));
  return { points, currentMax, progress: last.weight - first.weight };
}
