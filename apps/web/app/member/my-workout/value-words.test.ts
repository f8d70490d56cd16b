import { expect, it } from 'vitest';
import { platesWords, valueWords } from './value-words.ts';

const plain = (words: string) => words.replaceAll('\u00a0', ' ');

it.each([
  [{ weight: 62.5, reps: 8 }, '62.5 kg × 8', '62,5 kg × 8'],
  [{ weight: 62.5, reps: 0 }, '62.5 kg, failed', '62,5 kg, nicht geschafft'],
  [{ weight: 0, reps: 8 }, '8 reps', '8 Wdh.'],
  [{ weight: 0, reps: 1 }, '1 rep', '1 Wdh.'],
  [{ weight: 0, reps: 0 }, 'failed', 'nicht geschafft'],
])('%j is %j', (lifted, english, german) => {
  expect([plain(valueWords(lifted, 'en')), plain(valueWords(lifted, 'de'))]).toEqual([english, german]);
});

it('says plates from the bar outwards', () => {
  expect(plain(platesWords([20, 1.25], 'de'))).toBe('20 + 1,25 kg');
});
