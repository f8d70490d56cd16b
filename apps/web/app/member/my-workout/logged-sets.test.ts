import type { MyWorkout } from '@lifted/contract/floor/set-entries';
import { describe, expect, it } from 'vitest';
import { exercisesOnPage, nextOpenSet, rampOf, startOf } from './logged-sets.ts';
import type { SetCommand } from './set-queue.ts';

const lifted = (weight: number, reps = 8) => ({ weight, reps });
const external = (weight: number, reps = 8) => ({ kind: 'external', weight, reps });
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
    expect(startOf(onlyExercise(workout()), 1)).toEqual(external(62.5));
    const shown = onlyExercise(workout(), [entry('a', 1, 65, { lifted: lifted(65, 6) })]);
    expect(startOf(shown, 2)).toEqual(external(65, 8));
    expect(startOf(shown, 1)).toEqual(external(65, 6));
  });

  it('is nothing while nothing is known', () => {
    expect(startOf(onlyExercise(workout({ histories: [] })), 1)).toEqual({
      kind: 'external',
      weight: null,
      reps: 8,
    });
  });

  it('is bodyweight where nothing is loaded, and the kind of the set before', () => {
    const dips = {
      ...workout({ histories: [] }),
      exercises: workout().exercises.map((one) => ({ ...one, load_kind: 'bodyweight' as const })),
    };
    expect(startOf(onlyExercise(dips), 1)).toEqual({ kind: 'bodyweight', weight: 0, reps: 8 });
    const helped = { ...lifted(20, 6), load_kind: 'assisted' as const };
    const shown = onlyExercise(dips, [entry('a', 1, 20, { lifted: helped })]);
    expect(startOf(shown, 2)).toEqual({ kind: 'assisted', weight: 20, reps: 8 });
  });

  it('is never the weight of a warm-up set', () => {
    const warmUp = { ...lifted(20, 10), is_warm_up: true };
    const shown = onlyExercise(workout(), [entry('a', 1, 20, { lifted: warmUp })]);
    expect(startOf(shown, 2)).toEqual(external(62.5));
  });
});

describe('the warm-up of an exercise', () => {
  const warmUp = { ...lifted(20, 10), is_warm_up: true };

  it('leads up to what the first working set begins with', () => {
    expect(rampOf(onlyExercise(workout())).map(({ weight, reps }) => [weight, reps])).toEqual([
      [25, 8],
      [37.5, 5],
      [50, 3],
    ]);
    expect(rampOf(onlyExercise(workout({ histories: [] })))).toEqual([]);
  });

  it('has numbers of its own and is no open set', () => {
    const shown = onlyExercise(workout(), [entry('a', 101, 20, { lifted: warmUp })]);
    expect(shown.warmUps).toMatchObject([{ number: 101, isWarmUp: true, lifted: warmUp }]);
    expect(shown.sets.map(({ number, lifted: value }) => [number, value])).toEqual([
      [1, null],
      [2, null],
      [3, null],
    ]);
  });

  it('remembers a set that was taken back, so that it is entered on what the server knows', () => {
    const back = entry('b', 101, null, { base: 'a' });
    const shown = onlyExercise(workout(), [entry('a', 101, 20, { lifted: warmUp }), back]);
    expect(shown.warmUps).toMatchObject([{ lifted: null, current: { entry: 'b' } }]);
  });
});

it('the next set is the first empty one, until there is none', () => {
  const shown = onlyExercise(workout(), [entry('a', 2, 60)]);
  expect(nextOpenSet(shown.sets)).toBe(1);
  expect(nextOpenSet(shown.sets.filter(({ number }) => number === 2))).toBeNull();
});

describe('an exercise that is swapped', () => {
  const press = {
    exercise_id: 'press',
    name: 'Leg Press',
    short_name: null,
    per_side: false,
    video_url: null,
    implement_id: null,
  };
  const withPress = (more: Partial<MyWorkout> = {}) => {
    const { exercises } = workout();
    return workout({ exercises: exercises.map((one) => ({ ...one, alternatives: [press] })), ...more });
  };
  const swap = (id: string, exercise_id: string) => ({
    kind: 'swap' as const,
    id,
    workout_id: 'evening',
    exercise_number: 1,
    exercise_id,
    made_at: '2026-11-23T18:30:00+01:00',
  });
  const swapped = [
    { customer_id: 'mia', exercise_number: 1, exercise_id: 'press', author: 'coach' as const },
  ];

  it('begins with its own history, in its place and with its repetitions', () => {
    const shown = onlyExercise(withPress({ swaps: swapped }));
    expect(shown).toMatchObject({ exercise: { name: 'Leg Press', reps: 8 }, suggested: { kind: 'none' } });
    expect(shown.sets.map(({ exerciseId }) => exerciseId)).toEqual(['press', 'press', 'press']);
  });

  it('keeps the sets from before the swap, named, and goes on with the next one', () => {
    const shown = onlyExercise(withPress({ cells: [cell(1, 60)], swaps: swapped }));
    expect(shown.sets.map(({ exerciseId, ofOther }) => [exerciseId, ofOther])).toEqual([
      ['squat', 'Back Squat'],
      ['press', null],
      ['press', null],
    ]);
    expect(startOf(shown, 2)).toEqual({ kind: 'external', weight: null, reps: 8 });
  });

  it('is what waits on this device, the last of it, before what the server knows', () => {
    const back = [swap('a', 'press'), swap('b', 'squat')];
    expect(onlyExercise(withPress({ swaps: swapped }), back).exercise.exercise_id).toBe('squat');
    expect(onlyExercise(withPress(), [swap('a', 'press')]).exercise.exercise_id).toBe('press');
    const yesterday = { ...swap('a', 'press'), workout_id: 'yesterday' };
    expect(onlyExercise(withPress(), [yesterday]).exercise.exercise_id).toBe('squat');
  });
});

it('a note of a coach is shown beside the member’s, until the member removes it', () => {
  const notes: MyWorkout['notes'] = [
    { exercise_id: 'squat', text: 'pin 7', author: 'coach', is_on_floor: true },
    { exercise_id: 'squat', text: 'wide', author: 'member', is_on_floor: false },
  ];
  expect(onlyExercise(workout({ notes }))).toMatchObject({
    note: 'wide',
    isNoteOnFloor: false,
    coachNote: 'pin 7',
  });
  const removed = [{ kind: 'note', id: 'n', exercise_id: 'squat', text: '', author: 'coach' }] as const;
  expect(onlyExercise(workout({ notes }), removed)).toMatchObject({ note: 'wide', coachNote: '' });
});

it('a note that waits is shown in place of the server’s', () => {
  const noted = workout({ notes: [{ exercise_id: 'squat', text: 'wide stance' }] });
  expect(onlyExercise(noted).note).toBe('wide stance');
  const waiting = [{ kind: 'note', id: 'n', exercise_id: 'squat', text: 'narrow stance' }] as const;
  expect(onlyExercise(noted, waiting).note).toBe('narrow stance');
});
