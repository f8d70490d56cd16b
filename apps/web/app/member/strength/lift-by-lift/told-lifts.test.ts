import type { ExerciseLog } from '@lifted/contract/training-log';
import { expect, it } from 'vitest';
import type { LoggedDay } from '../lifts.ts';
import { bestOfDays, heaviestSets } from './told-lifts.ts';

function day(date: string, ...sets: readonly Pick<ExerciseLog, 'weight' | 'reps' | 'record'>[]): LoggedDay {
  return {
    date,
    sets: sets.map((set, at) => ({
      exercise_id: 'row',
      exercise_name: 'Row',
      exercise_short_name: null,
      exercise_number: 1,
      set_number: at + 1,
      ...set,
    })),
  };
}

it('the heaviest set of a day is a record when that set is one, not a lighter one', () => {
  const days = [
    day('2026-11-20', { weight: 60, reps: 5, record: null }, { weight: 55, reps: 9, record: 'reps' }),
    day('2026-11-18', { weight: 60, reps: 5, record: 'weight' }, { weight: 99, reps: 0, record: null }),
    day('2026-11-16', { weight: 0, reps: 5, record: null }),
  ];
  expect(heaviestSets({ days })).toEqual([
    { date: '2026-11-18', weight: 60, is_record: true },
    { date: '2026-11-20', weight: 60, is_record: false },
  ]);
});

it('an estimate is a record when it is higher than all before, the first one is none', () => {
  const days = [
    { date: '2026-11-16', best: 70, isEstimated: true },
    { date: '2026-11-18', best: 70.04, isEstimated: true },
    { date: '2026-11-20', best: 70.06, isEstimated: true },
  ];
  expect(bestOfDays({ measured: { measure: 'weight', days } })).toEqual([
    { date: '2026-11-16', weight: 70, is_record: false },
    { date: '2026-11-18', weight: 70, is_record: false },
    { date: '2026-11-20', weight: 70.1, is_record: true },
  ]);
});

it('added weight is written as it was lifted, to the last gram', () => {
  const days = [
    { date: '2026-11-16', best: 11.25, isEstimated: false },
    { date: '2026-11-18', best: 11.3, isEstimated: false },
  ];
  expect(bestOfDays({ measured: { measure: 'load', days } })).toEqual([
    { date: '2026-11-16', weight: 11.25, is_record: false },
    { date: '2026-11-18', weight: 11.3, is_record: true },
  ]);
});
