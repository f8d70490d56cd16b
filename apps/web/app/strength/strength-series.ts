import type { ExerciseProgression, WeeklyProgress, WorkoutLog } from '@lifted/contract/training-log';
import type { ChartSelection } from '@lifted/domain/chart-selection';
import { berlinDate, type CivilDate } from '@lifted/domain/studio-calendar';

export interface StrengthPoint {
  readonly date: CivilDate;
  /** kg */
  readonly weight: number;
  /** A personal record was set with this weight on this day. */
  readonly isRecord: boolean;
}

/** One line of the chart, in the colour of its slot. */
export interface StrengthSeries {
  readonly slot: number;
  readonly group: string;
  readonly points: readonly StrengthPoint[];
}

/** Says whether somebody set a weight record with so many kilograms on a day. */
export type RecordLookup = (date: CivilDate, weight: number) => boolean;

/** The lines of the selected groups that have data in the window, in the order of their slots. */
export function selectedSeries(
  selection: ChartSelection,
  progressions: readonly ExerciseProgression[],
  isRecord: RecordLookup,
): StrengthSeries[] {
  return selection.flatMap((group, slot) => {
    const found = progressions.find(({ exercise_group }) => exercise_group === group);
    if (group === null || found === undefined) return [];
    let heaviest = Number.NEGATIVE_INFINITY;
    const points = found.progression.map(({ date, weight }) => {
      // A lighter exercise of the group may set its own record; on this line it would be none.
      const isHeaviest = weight > heaviest;
      heaviest = Math.max(heaviest, weight);
      return { date, weight, isRecord: isHeaviest && isRecord(date, weight) };
    });
    return [{ slot, group, points }];
  });
}

/**
 * A look-up over the logged workouts from a day on. A point of a group is its heaviest set of the day, so a set of that
 * weight marked as the heaviest ever is what the point shows.
 */
export function recordLookup(logs: readonly WorkoutLog[], from: CivilDate): RecordLookup {
  const earliest = Date.parse(`${from}T00:00:00Z`) - DAY_OF_MARGIN_MS;
  const records = new Set<string>();
  for (const { start_datetime, exercise_logs } of logs) {
    const start = new Date(start_datetime);
    if (start.getTime() < earliest) continue;
    for (const { record, weight } of exercise_logs) {
      if (record === 'weight') records.add(`${berlinDate(start)} ${weight}`);
    }
  }
  return (date, weight) => records.has(`${date} ${weight}`);
}

const DAY_OF_MARGIN_MS = 86_400_000;

/** Every day that any line has a point on, oldest first. */
export function daysOfSeries(series: readonly StrengthSeries[]): CivilDate[] {
  return [...new Set(series.flatMap(({ points }) => points.map(({ date }) => date)))].sort();
}

/** All groups a member has anything of, by name: those of the window, and those of recent weeks. */
export function groupNames(
  progressions: readonly ExerciseProgression[],
  weekly: readonly WeeklyProgress[],
  selection: ChartSelection,
): string[] {
  const names = [...progressions, ...weekly].map(({ exercise_group }) => exercise_group);
  const held = selection.filter((group) => group !== null);
  return [...new Set([...names, ...held])].sort((a, b) => a.localeCompare(b, 'en'));
}
