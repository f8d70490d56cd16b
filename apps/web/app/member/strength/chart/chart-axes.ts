import { yAxisStep } from './chart-scale.ts';
import { windowStart, type ProgressionWindow } from '@lifted/domain/training/strength-progression';
import { addDays, DAYS_PER_WEEK, type CivilDate } from '@lifted/domain/calendar/studio-calendar';

/** The y-axis in kg: from a whole step below the smallest weight to one above the greatest, never below zero. */
export interface WeightAxis {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/** The axis that holds these weights (kg); undefined without any. The step follows the greatest one. */
export function weightAxis(weights: readonly number[]): WeightAxis | undefined {
  if (weights.length === 0) return undefined;
  const greatest = Math.max(...weights);
  const step = yAxisStep(greatest);
  const min = Math.max(0, (Math.ceil(Math.min(...weights) / step) - 1) * step);
  return { min, max: (Math.floor(greatest / step) + 1) * step, step };
}

const LABELLED_PARTS = 4;

/** The labelled days of a window that ends today: its first day, its quarters and today. */
export function labelledDays(today: CivilDate, weeks: ProgressionWindow): CivilDate[] {
  const first = windowStart(today, weeks);
  return Array.from({ length: LABELLED_PARTS + 1 }, (_, part) =>
    addDays(first, Math.round((part * weeks * DAYS_PER_WEEK) / LABELLED_PARTS)),
  );
}
