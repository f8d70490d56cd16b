import { expect, it } from 'vitest';
import { byGroup, exerciseName, exerciseShortName } from './exercise-groups.ts';

const fields = {
  name: 'Barbell Back Squat',
  short_name: 'Back Squat',
  name_de: 'Kniebeuge',
  exercise_group: 'Squat',
  video_url: null,
  implement_id: null,
  step: null,
  per_side: false,
};

it('an exercise has its German name in German, and no short name beside it', () => {
  expect(exerciseName(fields, 'de')).toBe('Kniebeuge');
  expect(exerciseShortName(fields, 'de')).toBe('Kniebeuge');
  expect(exerciseName(fields, 'en')).toBe('Barbell Back Squat');
  expect(exerciseShortName(fields, 'en')).toBe('Back Squat');
});

it('an exercise without a German name is called the same in both languages', () => {
  const thruster = { ...fields, name: 'Barbell Thruster', short_name: 'Thruster', name_de: null };
  for (const language of ['en', 'de'] as const) {
    expect(exerciseName(thruster, language)).toBe('Barbell Thruster');
    expect(exerciseShortName(thruster, language)).toBe('Thruster');
  }
});

it.each(['kniebeuge', 'barbell', 'back squat'])('an exercise is found by %s', (typed) => {
  expect(byGroup([{ id: 'squat', fields }], typed)).toHaveLength(1);
  expect(byGroup([{ id: 'squat', fields }], `${typed} row`)).toEqual([]);
});
