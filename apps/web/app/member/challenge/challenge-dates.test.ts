import { expect, it } from 'vitest';
import { challengeDateRange } from './challenge-dates.ts';

it.each([
  ['2026-11-01', '2026-11-30', 'Nov 1 – Nov 30, 2026'],
  ['2026-12-15', '2027-01-31', 'Dec 15 – Jan 31, 2027'],
  ['2028-02-29', '2028-02-29', 'Feb 29 – Feb 29, 2028'],
  ['2026-03-29', '2026-10-25', 'Mar 29 – Oct 25, 2026'],
])('from %s to %s is %s', (start, end, words) => {
  expect(challengeDateRange(start, end)).toBe(words);
});

it('writes German days and months in German', () => {
  expect(challengeDateRange('2026-12-15', '2027-03-31', 'de')).toBe('15. Dez. – 31. März 2027');
});
