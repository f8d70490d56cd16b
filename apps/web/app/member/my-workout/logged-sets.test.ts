import type { MyWorkout } from '@lifted/contract/floor/set-entries';
import { describe, expect, it } from 'vitest';
import { exercisesOnPage, nextOpenSet, startOf } from './logged-sets.ts';
import type { SetCommand } from './set-queue.ts';

const lifted = (weight: number, reps = 8) => ({ weight, reps });
const squat = { exercise_id: 'squat', exercise_number: 1 };

function workout(more: Partial<MyWorkout> = {}): MyWorkout {
  return {
    date: '2026-11-23',
    studio_class: {
      id: 'evening',
      timer_name: 'Full Body',
      start_datetime: '2026-11-23T18:30:00+01:00',
      end_datetime: '2026-11-23T19:15:00+01:00',
      coach_first_name: 'Anna',
      location_name: 'Prenzlauer Berg',
    },
    opens_at: '2026-11-23T18:10:00+01:00',
    closes_at: '2026-12-07T18:30:00+01:00',
    set_count: 3,
    exercises: [
      {
        ...squat,
        name: 'Barbell Back Squat',
        short_name: 'Back Squat',
        reps: 8,
        per_side: false,
        video_url: null,
        implement_id: null,
      },
    ],
    implements: [],
    histories: [
      {
        customer_id: 'mia',
        exercise_id: 'squat',
        sessions: [{ date: '2026-11-16', planned_reps: 8, sets: [lifted(60), lifted(60)] }],
      },
    ],
    cells: [],
    notes: [],
    ...more,
  };
}

const entry = (
  id: string,
  set: number,
  weight: number | null,
  more: Partial<SetCommand> = {},
): SetCommand => ({
  kind: 'set',
  id,
  workout_id: 'evening',
  ...squat,
  set_number: set,
  lifted: weight === null ? null : lifted(weight),
  base: null,
  settles: [],
  made_at: '2026-11-23T18:40:00+01:00',
  ...more,
});

const cell = (set: number, weight: number, others: MyWorkout['cells'][number]['others'] = []) => ({
  customer_id: 'mia',
  ...squat,
  set_number: set,
  current: { entry: `server ${set}`, author: 'coach' as const, lifted: lifted(weight) },
  others,
});

function onlyExercise(shown: MyWorkout, waiting: Parameters<typeof exercisesOnPage>[1] = []) {
  const [exercise] = exercisesOnPage(shown, waiting);
  if (exercise === undefined) throw new Error('no exercise');
  return exercise;
}

describe('the sets of an exercise', () => {
  it('are empty ones at first, as many as the class has', () => {
    const { sets, suggested } = onlyExercise(workout());
    expect(sets.map(({ number, lifted: value }) => [number, value])).toEqual([
      [1, null],
      [2, null],
      [3, null],
    ]);
    expect(suggested).toMatchObject({ kind: 'load', load: 62.5, reps: 8 });
  });

  it('show what the server knows, and what waits on this device on top', () => {
    const { sets } = onlyExercise(workout({ cells: [cell(1, 60), cell(2, 60)] }), [
      entry('a', 2, 62.5, { base: 'server 2' }),
      entry('b', 3, 65),
    ]);
    expect(sets.map(({ lifted: value, isUnsent }) => [value?.weight, isUnsent])).toEqual([
      [60, false],
      [62.5, true],
      [65, true],
    ]);
  });

  it('keep the member’s own value, and the coach’s beside it', () => {
    const { sets } = onlyExercise(workout({ cells: [cell(1, 60)] }), [entry('a', 1, 62.5)]);
    expect(sets[0]).toMatchObject({
      lifted: lifted(62.5),
      others: [{ author: 'coach', lifted: lifted(60) }],
    });
  });

  it('are not those of another class that wait as well', () => {
    const { sets } = onlyExercise(workout(), [entry('a', 1, 62.5, { workout_id: 'yesterday' })]);
    expect(sets[0]).toMatchObject({ lifted: null, isUnsent: false });
  });

  it('are more than planned where more were lifted, and not where one was taken back', () => {
    expect(onlyExercise(workout(), [entry('a', 4, 60)]).sets).toHaveLength(4);
    const back = [entry('a', 4, 60), entry('b', 4, null, { base: 'a' })];
    expect(onlyExercise(workout(), back).sets).toHaveLength(3);
  });
});

describe('what a set begins with', () => {
  it('is the suggestion, then the weight of the set before with the reps of the plan', () => {
    expect(startOf(onlyExercise(workout()), 1)).toEqual(lifted(62.5));
    const shown = onlyExercise(workout(), [entry('a', 1, 65, { lifted: lifted(65, 6) })]);
    expect(startOf(shown, 2)).toEqual(lifted(65, 8));
    expect(startOf(shown, 1)).toEqual(lifted(65, 6));
  });

  it('is nothing while nothing is known', () => {
    expect(startOf(onlyExercise(workout({ histories: [] })), 1)).toEqual({ weight: null, reps: 8 });
  });
});

it('the next set is the first empty one, until there is none', () => {
  const shown = onlyExercise(workout(), [entry('a', 2, 60)]);
  expect(nextOpenSet(shown.sets)).toBe(1);
  expect(nextOpenSet(shown.sets.filter(({ number }) => number === 2))).toBeNull();
});

it('a note that waits is shown in place of the server’s', () => {
  const noted = workout({ notes: [{ exercise_id: 'squat', text: 'wide stance' }] });
  expect(onlyExercise(noted).note).toBe('wide stance');
  const waiting = [{ kind: 'note', id: 'n', exercise_id: 'squat', text: 'narrow stance' }] as const;
  expect(onlyExercise(noted, waiting).note).toBe('narrow stance');
});
