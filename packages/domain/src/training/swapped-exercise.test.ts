import { expect, it } from 'vitest';
import { exerciseDone, exercisesAt } from './swapped-exercise.ts';

const LEG_PRESS = { exercise_id: 'press', name: 'Leg Press', implement_id: 'machine' };
const SQUAT = {
  exercise_id: 'squat',
  exercise_number: 2,
  name: 'Squat',
  implement_id: 'barbell',
  reps: 8,
  load_kg: 60,
  note: 'slowly down',
  alternatives: [LEG_PRESS, { exercise_id: 'goblet', name: 'Goblet Squat', implement_id: 'dumbbells' }],
};
const to = (exercise_id: string, exercise_number = 2) => ({ exercise_id, exercise_number });

it('without a swap somebody does what is planned', () => {
  expect(exerciseDone(SQUAT, [])).toBe(SQUAT);
  expect(exerciseDone(SQUAT, [to('press', 1)])).toBe(SQUAT);
});

it('an alternative keeps place and repetitions, and nothing that was planned for the other exercise alone', () => {
  expect(exerciseDone(SQUAT, [to('press')])).toMatchObject({
    ...LEG_PRESS,
    exercise_number: 2,
    reps: 8,
    load_kg: null,
    note: null,
  });
});

it('a swap that was taken back, or leads to what is no alternative any more, is none', () => {
  expect(exerciseDone(SQUAT, [to('squat')])).toBe(SQUAT);
  expect(exerciseDone(SQUAT, [to('gone')])).toBe(SQUAT);
});

it('sets are looked for where they are entered now, then where they may have been entered before', () => {
  expect(exercisesAt(SQUAT, SQUAT)).toEqual(['squat', 'press', 'goblet']);
  expect(exercisesAt(SQUAT, LEG_PRESS)).toEqual(['press', 'squat', 'goblet']);
});
