import { expect, it } from 'vitest';
import { listWords } from './list-words.ts';

const LIFTS = ['squat', 'press', 'row'];

it.each([
  [[], 'en', 'and', ''],
  [['squat'], 'en', 'and', 'squat'],
  [['squat', 'press'], 'en', 'or', 'squat or press'],
  [LIFTS, 'en', 'and', 'squat, press and row'],
  [LIFTS, 'en', 'or', 'squat, press or row'],
  [LIFTS, 'de', 'and', 'squat, press und row'],
  [LIFTS, 'de', 'or', 'squat, press oder row'],
] as const)('%j in %s, joined by ‘%s’, are ‘%s’', (names, language, joinedBy, words) =>
  expect(listWords(names, language, joinedBy)).toBe(words),
);
