import { expect, it } from 'vitest';
import { weightWords } from './weight-words.ts';

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
