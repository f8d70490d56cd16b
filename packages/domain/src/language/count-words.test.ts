import { expect, it } from 'vitest';
import { countWords } from './count-words.ts';

it.each([
  [0, '0', '0'],
  [999, '999', '999'],
  [1000, '1,000', '1.000'],
  [1_234_567.4, '1,234,567', '1.234.567'],
])('writes %d with its thousands apart', (count, english, german) => {
  expect([countWords(count, 'en'), countWords(count, 'de')]).toEqual([english, german]);
});
