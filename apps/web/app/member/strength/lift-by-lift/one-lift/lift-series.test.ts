import type { WorkoutLog } from '@lifted/contract/training-log';
import { expect, it } from 'vitest';
import { STRENGTH_PAGE_WORDS } from '../strength-page-words.ts';
import { toldLifts } from '../told-lifts.ts';
import { liftSeries } from './lift-series.ts';

const TODAY = '2026-11-20';
const NAMES = STRENGTH_PAGE_WORDS.en.ofTheDay;

function linesOf(...sets: readonly (readonly [day: string, weight: number, reps: number])[]): string[] {
  const logs = sets.map(([day, weight, reps]): WorkoutLog => ({
    workout_id: day,
    start_datetime: `${day}T18:00:00+01:00`,
    coach_first_name: 'Jo',
    timer_name: 'Full Body',
    location_name: 'Loft',
    max_set_number: 1,
    exercise_logs: [
      {
        exercise_id: 'carry',
        exercise_name: 'Carry',
        exercise_short_name: null,
        exercise_number: 1,
        set_number: 1,
        reps,
        weight,
        record: null,
      },
    ],
  }));
  const [lift] = toldLifts(logs, TODAY).current;
  return lift === undefined ? [] : liftSeries(lift, '2026-09-01', NAMES).map(({ group }) => group);
}

it('has a line of estimates only where a set had more than one repetition', () => {
  expect(linesOf(['2026-11-18', 40, 1], ['2026-11-04', 36, 1])).toEqual([NAMES.heaviest]);
  expect(linesOf(['2026-11-18', 40, 1], ['2026-11-04', 36, 3])).toEqual([NAMES.heaviest, NAMES.estimate]);
});
