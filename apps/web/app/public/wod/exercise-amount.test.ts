import { describe, expect, test } from 'vitest';
import { exerciseAmount, exerciseTitle, sideSuffix } from './exercise-amount.ts';
import { EXERCISE_SIDES } from '@lifted/domain/training/workout-of-the-day';

describe('the name on a card', () => {
  test('is the short one where there is one', () => {
    expect(exerciseTitle('Barbell Romanian Deadlift', 'RDL')).toBe('RDL');
  });

  test('is the full one without a short one, also when that is blank', () => {
    expect(exerciseTitle('Barbell Romanian Deadlift', null)).toBe('Barbell Romanian Deadlift');
    expect(exerciseTitle('Barbell Romanian Deadlift', ' ')).toBe('Barbell Romanian Deadlift');
  });
});

describe('the amount on a card', () => {
  test('is repetitions', () => {
    expect(exerciseAmount({ reps: 12, duration: null })).toEqual({ count: 12, unit: 'reps' });
  });

  test('is one rep, not one reps', () => {
    expect(exerciseAmount({ reps: 1, duration: null })).toEqual({ count: 1, unit: 'rep' });
  });

  test('is the duration in seconds where there is one', () => {
    expect(exerciseAmount({ reps: null, duration: 40 })).toEqual({ count: 40, unit: 'sec' });
    expect(exerciseAmount({ reps: 12, duration: 40 })).toEqual({ count: 40, unit: 'sec' });
  });

  test('is the way in metres where it is carried', () => {
    expect(exerciseAmount({ reps: null, distance: 40 })).toEqual({ count: 40, unit: 'm' });
    expect(exerciseAmount({ reps: null, duration: null, distance: 40 }, 'de')).toEqual({
      count: 40,
      unit: 'm',
    });
  });

  test('is left out when the plan names none', () => {
    expect(exerciseAmount({ reps: null, duration: null })).toBeNull();
  });
});

test('the side of a stretch is said with a capital letter', () => {
  expect(EXERCISE_SIDES.map((side) => sideSuffix(side))).toEqual(['Left', 'Right']);
  expect(sideSuffix(null)).toBeNull();
});

test('a card in German', () => {
  expect(exerciseAmount({ reps: 12, duration: null }, 'de')).toEqual({ count: 12, unit: 'Wdh.' });
  expect(exerciseAmount({ reps: null, duration: 40 }, 'de')).toEqual({ count: 40, unit: 'Sek.' });
  expect(sideSuffix('left', 'de')).toBe('links');
});
