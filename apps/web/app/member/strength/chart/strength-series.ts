import type { ExerciseProgression, WeeklyProgress } from '@lifted/contract/training-log';
import type { ChartSelection } from './chart-selection.ts';
import type { CivilDate } from '@lifted/domain/calendar/studio-calendar';

/** The heaviest set of a day in kg, and whether it was a personal record. */
type StrengthPoint = ExerciseProgression['progression'][number];

/** One line of the chart, in the colour of its slot. */
export interface StrengthSeries {
  readonly slot: number;
  readonly group: string;
  readonly points: readonly StrengthPoint[];
}

/** The lines of the selected groups that have data in the window, in the order of their slots. */
export function selectedSeries(
  selection: ChartSelection,
  progressions: readonly ExerciseProgression[],
): StrengthSeries[] {
  return selection.flatMap((group, slot) => {
    const found = progressions.find(({ exercise_group }) => exercise_group === group);
    if (group === null || found === undefined) return [];
    return [{ slot, group, points: found.progression }];
  });
}

/** Every day that any line has a point on, oldest first. */
export function daysOfSeries(series: readonly StrengthSeries[]): CivilDate[] {
  return [...new Set(series.flatMap(({ points }) => points.map(({ date }) => date)))].sort();
}

/** All groups a member has data of, by name: those of the window, and those of recent weeks. */
export function groupNames(
  progressions: readonly ExerciseProgression[],
  weekly: readonly WeeklyProgress[],
  selection: ChartSelection,
): string[] {
  const names = [...progressions, ...weekly].map(({ exercise_group }) => exercise_group);
  const held = selection.filter((group) => group !== null);
  return [...new Set([...names, ...held])].sort((a, b) => a.localeCompare(b, 'en'));
}
