/** A workout copied or moved to another day (studio operations, section 4: copy a day or a week, + x %). */
import {
  addDays,
  berlinDate,
  berlinInstant,
  berlinTime,
  type CivilDate,
} from '../calendar/studio-calendar.ts';
import { possibleLoads, STEP_WITHOUT_IMPLEMENT_KG, type Implement } from './implement.ts';
import type { PlannedExercise } from './planned-exercise.ts';

/** A copy is this much lighter or heavier at most, in percent. */
export const MOST_CHANGE_PERCENT = 50;
/** Shares of the maximum are planned in half percents, up to this many. */
export const MOST_LOAD_PERCENT = 150;
const PERCENT_STEPS = 2;
const WHOLE = 100;

/**
 * An exercise with a load some percent heavier: of the weight or of the share of the maximum that is planned, so that both
 * put the same on the bar. A weight becomes the nearest the implement can have, the lighter of two equally near; a share is
 * rounded to half a percent. What is planned as suggested stays, because suggestions rise by themselves.
 */
export function heavier(
  planned: PlannedExercise,
  percent: number,
  implement: Implement | null,
): PlannedExercise {
  // In whole numbers as long as possible: 60 × 1.05 is 63, not a little more.
  const raised = (load: number) => (load * (WHOLE + percent)) / WHOLE;
  const { load_kg: kg, load_percent: share } = planned;
  if (percent === 0) return planned;
  return {
    ...planned,
    load_kg: kg === null ? null : nearestLoad(implement, raised(kg)),
    load_percent:
      share === null
        ? null
        : Math.min(MOST_LOAD_PERCENT, Math.round(raised(share) * PERCENT_STEPS) / PERCENT_STEPS),
  };
}

/** Null, and bodyweight: in the steps of weights whose implement is not known. */
function nearestLoad(implement: Implement | null, kg: number): number {
  const loads = implement === null ? [] : possibleLoads(implement);
  const [first] = loads;
  if (first === undefined) {
    return Math.max(1, Math.round(kg / STEP_WITHOUT_IMPLEMENT_KG)) * STEP_WITHOUT_IMPLEMENT_KG;
  }
  return loads.reduce(
    (nearest, load) => (Math.abs(load - kg) < Math.abs(nearest - kg) ? load : nearest),
    first,
  );
}

/** An instant a number of days later at the same time on Berlin's clocks, whichever way they were changed between. */
export function sameTimeOfDay(instant: Date, days: number): Date {
  return berlinInstant(addDays(berlinDate(instant), days), berlinTime(instant));
}

/** The days a copy is made from and to, in pairs. */
export function copiedDays(
  from: CivilDate,
  to: CivilDate,
  count: number,
): (readonly [CivilDate, CivilDate])[] {
  return Array.from({ length: count }, (_, index) => [addDays(from, index), addDays(to, index)] as const);
}
