import { expect, it } from 'vitest';
import { waitWords } from './wait-words.ts';

it.each([
  [1, 'a second', 'einer Sekunde'],
  [59, '59 seconds', '59 Sekunden'],
  [60, 'a minute', 'einer Minute'],
  [61, '2 minutes', '2 Minuten'],
  [119 * 60, '119 minutes', '119 Minuten'],
  [119 * 60 + 1, '2 hours', '2 Stunden'],
  [14 * 3600 + 1, '15 hours', '15 Stunden'],
])('a wait of %i seconds is never said to be shorter than it is: %s', (seconds, en, de) => {
  expect(waitWords(seconds)).toEqual({ en, de });
});
