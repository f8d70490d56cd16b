import type { ExerciseLog, WorkoutLog } from '@lifted/contract/training-log';
import { describe, expect, it } from 'vitest';
import { exercisesOf, lastTimeOf, workoutVolume } from './workout-exercises.ts';

function set(exercise: string, number: number, more: Partial<ExerciseLog> = {}): ExerciseLog {
  return {
    exercise_id: exercise,
    exercise_name: `${exercise} in full`,
    exercise_short_name: null,
    exercise_number: number,
    set_number: 1,
    reps: 5,
    weight: 60,
    record: null,
    ...more,
  };
}

function workout(id: string, ...exercise_logs: ExerciseLog[]): WorkoutLog {
  return {
    workout_id: id,
    start_datetime: `2026-11-${id}T18:00:00+01:00`,
    coach_first_name: 'Ada',
    timer_name: 'Push',
    location_name: 'Hall',
    max_set_number: 3,
    exercise_logs,
  };
}

describe('exercisesOf', () => {
  it('orders exercises by their place and sets by their number', () => {
    const exercises = exercisesOf(
      workout('20', set('row', 2, { set_number: 2 }), set('row', 2), set('squat', 1)),
    );
    expect(exercises.map(({ id, sets }) => [id, sets.map(({ set_number }) => set_number)])).toEqual([
      ['squat', [1]],
      ['row', [1, 2]],
    ]);
  });

  it('puts warm-up sets before the working ones, whatever their number', () => {
    const warmUp = set('squat', 1, { set_number: 101, weight: 20, is_warm_up: true });
    const [squat] = exercisesOf(workout('20', set('squat', 1), warmUp));
    expect(squat?.sets.map(({ set_number }) => set_number)).toEqual([101, 1]);
  });

  it('prefers the short name', () => {
    const [first, second] = exercisesOf(
      workout('20', set('row', 1, { exercise_short_name: 'Row' }), set('squat', 2)),
    );
    expect([first?.name, second?.name]).toEqual(['Row', 'squat in full']);
  });

  it('keeps an exercise apart that occurs twice in a workout', () => {
    expect(exercisesOf(workout('20', set('row', 1), set('row', 3)))).toHaveLength(2);
  });

  it('estimates by the best set, and nothing when nothing was lifted', () => {
    const [lifted, failed] = exercisesOf(
      workout(
        '20',
        set('row', 1, { weight: 60, reps: 10 }),
        set('row', 1, { set_number: 2, weight: 75, reps: 1 }),
        set('squat', 2, { reps: 0 }),
      ),
    );
    expect(lifted?.oneRepMax).toBeCloseTo(80);
    expect(failed?.oneRepMax).toBeUndefined();
  });

  it('estimates nothing where the best was lifted or carried once', () => {
    const [row, carry] = exercisesOf(
      workout(
        '20',
        set('row', 1, { weight: 60, reps: 10 }),
        set('row', 1, { set_number: 2, weight: 85, reps: 1 }),
        set('carry', 2, { weight: 40, reps: 1 }),
      ),
    );
    expect(row?.oneRepMax).toBeUndefined();
    expect(carry?.oneRepMax).toBeUndefined();
  });
});

describe('workoutVolume', () => {
  it('sums weight times repetitions', () => {
    expect(workoutVolume(workout('20', set('row', 1, { weight: 62.5, reps: 8 }), set('squat', 2)))).toBe(800);
  });
});

describe('lastTimeOf', () => {
  const today = workout('20', set('row', 1), set('squat', 2));
  const noRow = workout('18', set('squat', 1));
  const withRow = workout('16', set('row', 1, { weight: 55 }));
  const longAgo = workout('14', set('row', 1, { weight: 50 }));

  it('is the latest earlier workout with the exercise', () => {
    const last = lastTimeOf('row', today, [today, noRow, withRow, longAgo]);
    expect(last?.startDatetime).toBe(withRow.start_datetime);
    expect(last?.sets.map(({ weight }) => weight)).toEqual([55]);
  });

  it('leaves failed attempts out, and a workout in which all of them failed', () => {
    const failed = set('row', 1, { weight: 200, reps: 0 });
    const oneLifted = workout('16', failed, set('row', 1, { set_number: 2, weight: 55 }));
    expect(lastTimeOf('row', today, [today, workout('18', failed), oneLifted])?.sets).toEqual([
      set('row', 1, { set_number: 2, weight: 55 }),
    ]);
    expect(lastTimeOf('row', today, [today, workout('18', failed)])).toBeUndefined();
  });

  it('never looks at later workouts', () => {
    expect(lastTimeOf('row', withRow, [today, withRow, longAgo])?.sets[0]?.weight).toBe(50);
    expect(lastTimeOf('row', longAgo, [today, withRow, longAgo])).toBeUndefined();
  });
});
