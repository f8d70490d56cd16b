import { describe, expect, it } from 'vitest';
import {
  readExercise,
  readSection,
  writtenExercise,
  writtenSection,
  type PlannedExercise,
} from './planned-exercise.ts';

const SQUAT: PlannedExercise = {
  exercise_id: 'back-squat',
  sets: 4,
  reps: 8,
  duration: null,
  distance: null,
  per_side: false,
  side: null,
  load_percent: 72.5,
  load_kg: null,
  note: 'Slow down, note=up fast 💪',
};
const STRETCH: PlannedExercise = {
  ...SQUAT,
  exercise_id: '2e5a=x',
  sets: null,
  reps: null,
  duration: 30,
  per_side: true,
  side: 'left',
  load_percent: null,
  load_kg: 62.5,
  note: null,
};

const CARRY: PlannedExercise = {
  ...SQUAT,
  exercise_id: 'farmers-carry',
  reps: null,
  distance: 40,
  note: null,
};

describe('a planned exercise', () => {
  it('is one line that people can read', () => {
    expect(writtenExercise(SQUAT)).toBe(
      'back-squat sets=4 reps=8 load=72.5% note=Slow down, note=up fast 💪',
    );
    expect(writtenExercise(STRETCH)).toBe('2e5a=x seconds=30 load=62.5kg per_side side=left');
    expect(writtenExercise(CARRY)).toBe('farmers-carry sets=4 metres=40 load=72.5%');
  });

  it.each([
    SQUAT,
    STRETCH,
    CARRY,
    { ...CARRY, note: 'Pull\u2028Hold\u2029Lower\u0085Rest' },
    { ...STRETCH, per_side: false, side: null, duration: null, load_kg: null },
  ])('reads as what was written: $exercise_id', (planned) =>
    expect(readExercise(writtenExercise(planned))).toEqual(planned),
  );

  it.each(['', 'two words', 'squat sets=', 'squat reps=8 sets=4', 'squat side=up'])(
    'is no other line: "%s"',
    (line) => expect(readExercise(line)).toBeUndefined(),
  );
});

it('is one line of its section, which may be empty', () => {
  expect(readSection(writtenSection([SQUAT, STRETCH]))).toEqual([SQUAT, STRETCH]);
  expect(readSection(writtenSection([]))).toEqual([]);
});

it('is not read without the lines that cannot be', () =>
  expect(readSection(`${writtenExercise(SQUAT)}\ntwo words`)).toBeUndefined());
