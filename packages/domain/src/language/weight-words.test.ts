import { expect, it } from 'vitest';
import { kilogramWords, roundedWeightWords, weightWords } from './weight-words.ts';

it.each([
  [60, '60', '60'],
  [62.5, '62.5', '62,5'],
  [62.25, '62.25', '62,25'],
  [999.99, '999.99', '999,99'],
  [1234.5, '1234.5', '1234,5'],
  [0, '0', '0'],
  [-2.75, '-2.75', '-2,75'],
])('writes %d kg as it was lifted, in both languages', (kilograms, english, german) => {
  expect([weightWords(kilograms), weightWords(kilograms, 'de')]).toEqual([english, german]);
});

it('writes a weight that was worked out with one decimal at most', () => {
  expect([roundedWeightWords(129.83), roundedWeightWords(99.96)]).toEqual(['129.8', '100']);
  expect(roundedWeightWords(1129.83, 'de')).toBe('1129,8');
});

it('keeps a weight and its unit on one line', () => {
  expect(kilogramWords(82.5, 'en')).toBe('82.5\u00a0kg');
  expect(kilogramWords(82.5, 'de')).toBe('82,5\u00a0kg');
});
