import { FIRST_WARM_UP_NUMBER } from '@lifted/domain/training/personal-records';
import { expect, it } from 'vitest';
import { MY_WORKOUT_WORDS } from './my-workout-words.ts';

it('lets the narrow column divide the German warm-up set where German does, and nothing else', () => {
  const { set, save } = MY_WORKOUT_WORDS.de;
  const warmUp = { number: FIRST_WARM_UP_NUMBER + 1, isWarmUp: true };
  expect([set(warmUp), save(warmUp)]).toEqual(['Aufwärm\u00ADsatz 2', 'Aufwärmsatz 2 speichern']);
  expect(set({ number: 2, isWarmUp: false })).toBe('Satz 2');
});
