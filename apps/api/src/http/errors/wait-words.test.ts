import { expect, it } from 'vitest';
import { waitWords } from './wait-words.ts';

it.each([
  [1, 'a second', 'einer Sekunde'],
  [59, '59\u00a0seconds', '59\u00a0Sekunden'],
  [60, 'a minute', 'einer Minute'],
  [61, '2\u00a0minutes', '2\u00a0Minuten'],
  [119 * 60, '119\u00a0minutes', '119\u00a0Minuten'],
  [119 * 60 + 1, '2\u00a0hours', '2\u00a0Stunden'],
  [14 * 3600 + 1, '15\u00a0hours', '15\u00a0Stunden'],
])('a wait of %i seconds is never said to be shorter than it is: %s', (seconds, en, de) => {
  expect(waitWords(seconds)).toEqual({ en, de });
});
