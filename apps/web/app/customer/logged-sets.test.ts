import type { WorkoutLog } from '@lifted/contract/training-log';
import { recapOf } from '../member/recap/recap.ts';
import { expect, it } from 'vitest';
import { loggedSets } from './logged-sets.ts';

const LOGGED = { exercise_id: 'pull-up', exercise_name: 'Pull-Up', exercise_short_name: null } as const;
const LOG: WorkoutLog = {
  workout_id: 'a',
  start_datetime: '2026-10-12T18:00:00+02:00',
  coach_first_name: 'Kim',
  timer_name: 'Full Body',
  location_name: 'Studio',
  max_set_number: 2,
  exercise_logs: [
    {
      ...LOGGED,
      exercise_number: 1,
      set_number: 1,
      reps: 8,
      weight: 20,
      load_kind: 'assisted',
      record: 'weight',
    },
    { ...LOGGED, exercise_number: 1, set_number: 101, reps: 5, weight: 0, is_warm_up: true, record: null },
  ],
};

it('are read with what their weight means: help is no kilo lifted, a warm-up no working set', () => {
  const sets = loggedSets(LOG);
  expect(sets).toMatchObject([{ lift: 'Pull-Up', load_kind: 'assisted' }, { is_warm_up: true }]);
  expect(recapOf([{ date: '2026-10-12', sets }], '2026-10').kilograms).toBe(0);
});
