import { yAxisStep } from './chart-scale.ts';
import { windowStart, type ProgressionWindow } from '@lifted/domain/training/strength-progression';
import { addDays, DAYS_PER_WEEK, type CivilDate } from '@lifted/domain/calendar/studio-calendar';

/** The y-axis in kg or repetitions: from a whole step below the smallest weight to one above the greatest, never below zero. */
export interface WeightAxis {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/** The axis that holds these weights (kg); undefined without any. The step follows the greatest one, but for help, which is below zero. */
export function weightAxis(weights: readonly number[]): WeightAxis | undefined {
  if (weights.length === 0) return undefined;
  const [least, greatest] = [Math.min(...weights), Math.max(...weights)];
  if (least < 0) return fittedAxis(weights, SMALLEST_STEP_KG);
  const step = yAxisStep(greatest);
  const min = Math.max(0, (Math.ceil(least / step) - 1) * step);
  return { min, max: (Math.floor(greatest / step) + 1) * step, step };
}

/** Plates go down to half a kilogram. */
export const SMALLEST_STEP_KG = 0.5;

/** Steps people count in. */
const ROUND_STEPS = [0.5, 1, 2, 5, 10, 20, 50, 100, 200] as const;
const MOST_STEPS = 6;

/** The axis of one lift: it begins and ends where the lift does, in at most six round steps; undefined without a value. */
export function fittedAxis(values: readonly number[], smallestStep: number): WeightAxis | undefined {
  if (values.length === 0) return undefined;
  const [least, greatest] = [Math.min(...values), Math.max(...values)];
  const axisWith = (step: number): WeightAxis => {
    const min = Math.floor(least / step) * step;
    return { min, max: Math.max(min + step, Math.ceil(greatest / step) * step), step };
  };
  const axes = ROUND_STEPS.filter((step) => step >= smallestStep).map(axisWith);
  return axes.find(({ min, max, step }) => (max - min) / step <= MOST_STEPS) ?? axes.at(-1);
}

const LABELLED_PARTS = 4;

/** The labelled days of a window that ends today: its first day, its quarters and today. */
export function labelledDays(today: CivilDate, weeks: ProgressionWindow): CivilDate[] {
  const first = windowStart(today, weeks);
  return Array.from({ length: LABELLED_PARTS + 1 }, (_, part) =>
    addDays(first, Math.round((part * weeks * DAYS_PER_WEEK) / LABELLED_PARTS)),
  );
}

/** Pixels five labels need in German, '28. Sept.' among them. */
const ROOM_FOR_ALL_LABELS = 290;

/** Every label, or every other one where they would run into each other; the first and the last remain. */
export function labelsThatFit<Label>(labels: readonly Label[], width: number): Label[] {
  return labels.filter((_, at) => width >= ROOM_FOR_ALL_LABELS || at % 2 === 0);
}
