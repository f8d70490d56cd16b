import type { ExerciseProgression, WeeklyProgress } from '@lifted/contract/training-log';
import type { ChartSelection } from './chart-selection.ts';
import type { CivilDate } from '@lifted/domain/calendar/studio-calendar';
import type { LiftMeasure } from '@lifted/domain/training/lift-progress';

/** What a line counts: kilograms, repetitions with bodyweight, or kilograms added to it, help below zero. */
export type ChartUnit = 'kg' | 'reps' | 'load';

const UNITS = { weight: 'kg', reps: 'reps', load: 'load' } as const;

/** Left out: by weight. */
export function unitOf(measure: LiftMeasure = 'weight'): ChartUnit {
  return UNITS[measure];
}

/** The best of a day in the unit of its line, and whether it was a personal record. */
export interface StrengthPoint {
  readonly date: CivilDate;
  readonly weight: number;
  readonly is_record: boolean;
}

/** One line of the chart, in the colour of its slot. */
export interface StrengthSeries {
  readonly slot: number;
  readonly group: string;
  readonly unit: ChartUnit;
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
    return [{ slot, group, unit: unitOf(found.measure), points: pointsOf(found) }];
  });
}

/** The points of a group, oldest first, in the unit of its measure. */
export function pointsOf({ progression }: Pick<ExerciseProgression, 'progression'>): StrengthPoint[] {
  return progression.map(({ date, weight, best = weight, is_record }) => ({ date, weight: best, is_record }));
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
