import type { WorkoutLog } from '@lifted/contract/training-log';
import { expect, it } from 'vitest';
import { foremostSentence, liftsOf } from './lifts.ts';

const TODAY = '2026-11-23';

function log(start_datetime: string, ...sets: readonly (readonly [string, number, number])[]): WorkoutLog {
  return {
    workout_id: start_datetime,
    start_datetime,
    coach_first_name: 'Jonas',
    timer_name: 'Full Body',
    location_name: 'Prenzlauer Berg',
    max_set_number: null,
    exercise_logs: sets.map(([name, weight, reps], at) => ({
      exercise_id: name.toLowerCase(),
      exercise_name: `Barbell ${name}`,
      exercise_short_name: name,
      exercise_number: at + 1,
      set_number: 1,
      reps,
      weight,
      record: null,
    })),
  };
}

const LOGS = [
  log('2026-11-23T00:30:00+01:00', ['Squat', 80, 1], ['Row', 40, 1]),
  log('2026-11-22T23:30:00+01:00', ['Squat', 77, 1]),
  log('2026-10-01T18:00:00+02:00', ['Squat', 70, 1], ['Row', 40, 1]),
  log('2026-08-31T18:00:00+02:00', ['Squat', 75, 1], ['Row', 44, 1]),
];

it('lifts have a day for each of their civil days in Berlin', () => {
  expect(liftsOf(LOGS).map(({ name, days }) => [name, days.map(({ date }) => date)])).toEqual([
    ['Squat', ['2026-11-23', '2026-11-22', '2026-10-01', '2026-08-31']],
    ['Row', ['2026-11-23', '2026-10-01', '2026-08-31']],
  ]);
});

it('the foremost lift says how strong somebody is', () => {
  expect(foremostSentence(LOGS, TODAY, 'en')?.replaceAll('\u00a0', ' ')).toBe(
    'Squat: 80 kg lifted, +7% in 12 weeks',
  );
  expect(foremostSentence([], TODAY, 'en')).toBeNull();
  expect(foremostSentence(LOGS, '2027-06-01', 'en')).toBeNull();
});
