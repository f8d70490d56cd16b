import type { ExerciseLog, WorkoutLog } from '@lifted/contract/training-log';
import { describe, expect, test } from 'vitest';
import { lastSet } from './last-set.ts';

function set(exercise_id: string, weight: number, reps = 8): ExerciseLog {
  const exercise_name = exercise_id;
  const set_number = 1;
  return {
    exercise_id,
    exercise_name,
    exercise_short_name: null,
    exercise_number: 1,
    set_number,
    reps,
    weight,
    record: null,
  };
}

function log(...exercise_logs: ExerciseLog[]): WorkoutLog {
  return {
    workout_id: 'w',
    start_datetime: '2026-11-18T18:00:00+01:00',
    coach_first_name: 'Mira',
    timer_name: 'Full Body',
    location_name: 'Main Hall',
    max_set_number: 3,
    exercise_logs,
  };
}

describe('what was lifted last', () => {
  test('is the heaviest set of the latest class with the exercise, however heavy earlier ones were', () => {
    const logs = [
      log(set('row', 50)),
      log(set('squat', 80), set('squat', 85, 6), set('squat', 85, 5)),
      log(set('squat', 100)),
    ];
    expect(lastSet(logs, 'squat')).toMatchObject({ weight: 85, reps: 6 });
  });

  test('is nothing for an exercise never trained', () => {
    expect(lastSet([log(set('row', 50))], 'squat')).toBeNull();
    expect(lastSet([], 'squat')).toBeNull();
  });
});
