import { expect, it } from 'vitest';
import { daysWords } from './days-words.ts';

const NAMES = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

it.each([
  [[0, 1, 2, 3, 4], 'Mon – Fri'],
  [[5, 6], 'Sat, Sun'],
  [[6, 0, 2, 3, 4], 'Mon, Wed – Fri, Sun'],
  [[3], 'Thu'],
  [[], ''],
])('%j are %s', (days, words) => expect(daysWords(days, NAMES)).toBe(words));
