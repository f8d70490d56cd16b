import type { LoggedExercise, MyWorkout } from '@lifted/contract/floor/set-entries';
import { expect, it } from 'vitest';
import { hintOf } from './load-hint.ts';

const SQUAT: LoggedExercise = {
  exercise_id: 'squat',
  exercise_number: 1,
  name: 'Squat',
  short_name: null,
  reps: 5,
  per_side: false,
  video_url: null,
  implement_id: 'dumbbells',
};

type Lifted = NonNullable<MyWorkout['cells'][number]['current']>['lifted'];
type Sets = MyWorkout['histories'][number]['sessions'][number]['sets'];

function hintAfter(
  sets: Sets | null,
  exercise: Partial<LoggedExercise> = {},
  cells: MyWorkout['cells'] = [],
) {
  const sessions = sets === null ? [] : [{ date: '2026-11-20', planned_reps: 5, sets }];
  return hintOf(
    { ...SQUAT, ...exercise },
    {
      date: '2026-11-24',
      histories: [{ customer_id: 'mia', exercise_id: 'squat', sessions }],
      cells,
      implements: [{ id: 'dumbbells', name: 'Dumbbells', kind: 'weights', weights: [80, 85, 90] }],
    },
  );
}

it('says the last weight and the one to try', () => {
  expect(hintAfter([{ reps: 5, weight: 80 }])).toEqual({
    kind: 'try',
    load: { weight: 85 },
    last: { date: '2026-11-20', weight: 80, reps: [5] },
  });
});

it('says the same weight once, whether it was missed or is the heaviest there is', () => {
  expect(hintAfter([{ reps: 4, weight: 85 }])).toEqual({ kind: 'again', load: { weight: 85 } });
  expect(hintAfter([{ reps: 5, weight: 90 }])).toEqual({ kind: 'again', load: { weight: 90 } });
});

it('says repetitions where nothing is loaded', () => {
  const sets = [8, 9].map((reps) => ({ reps, weight: 0 }));
  expect(hintAfter(sets, { implement_id: null })).toEqual({ kind: 'reps', reps: 9 });
});

it('says help and added weight as what they are', () => {
  const helped = hintAfter([{ reps: 5, weight: 85, load_kind: 'assisted' }]);
  expect(helped).toMatchObject({
    kind: 'try',
    load: { weight: 80, load_kind: 'assisted' },
    last: { weight: 85 },
  });
  const hung = hintAfter([{ reps: 4, weight: 80, load_kind: 'added' }]);
  expect(hung).toEqual({ kind: 'again', load: { weight: 80, load_kind: 'added' } });
});

it('says that help and added weight are to be left out, and not repetitions as if there had been none', () => {
  const helped = hintAfter([{ reps: 5, weight: 2.5, load_kind: 'assisted' }], { implement_id: null });
  expect(helped).toMatchObject({ kind: 'try', load: { weight: 0 }, last: { weight: 2.5 } });
});

it('says what the workout plans for somebody who is new, and else nothing', () => {
  expect(hintAfter(null, { load_kg: 80 })).toEqual({ kind: 'try', load: { weight: 80 }, last: null });
  expect(hintAfter(null)).toEqual({ kind: 'none' });
});

function entered(set_number: number, exercise_id: string, lifted: Lifted): MyWorkout['cells'][number] {
  const current = { entry: '7', author: 'coach', lifted } as const;
  return { customer_id: 'mia', exercise_id, exercise_number: 1, set_number, current, others: [] };
}

it('says what was entered for today in place of what to try, once there is a working set', () => {
  const before = [{ reps: 5, weight: 80 }];
  const warmUp = entered(101, 'squat', { reps: 5, weight: 90, is_warm_up: true });
  const other = entered(1, 'row', { reps: 5, weight: 90 });
  expect(hintAfter(before, {}, [warmUp, other])).toMatchObject({ kind: 'try' });
  const sets = [85, 80].map((weight, at) => entered(at + 1, 'squat', { reps: 5, weight }));
  expect(hintAfter(before, {}, [warmUp, ...sets])).toMatchObject({ kind: 'done', load: { weight: 85 } });
});
