import { expect, it } from 'vitest';
import { choiceOf, periodIn, periodOf } from './number-periods.ts';

const MONDAY = '2026-11-23';

it('this week is the days of it up to today', () => {
  expect(periodOf('this_week', MONDAY)).toEqual({ first: MONDAY, last: MONDAY });
  expect(periodOf('this_week', '2026-11-29')).toEqual({ first: MONDAY, last: '2026-11-29' });
});

it('a named week or month is made of whole weeks and months', () => {
  expect(periodOf('week', MONDAY)).toEqual({ first: '2026-11-16', last: '2026-11-22' });
  expect(periodOf('week', '2026-11-22')).toEqual({ first: '2026-11-09', last: '2026-11-15' });
  expect(periodOf('month', '2026-02-28')).toEqual({ first: '2026-02-01', last: '2026-02-28' });
  expect(periodOf('last_month', '2026-01-01')).toEqual({ first: '2025-12-01', last: '2025-12-31' });
  expect(periodOf('quarter', MONDAY)).toEqual({ first: '2026-08-31', last: '2026-11-22' });
  expect(periodOf('year', MONDAY)).toEqual({ first: '2025-11-01', last: '2026-10-31' });
});

it('an address names its days, and this week where it names none', () => {
  expect(periodIn(new URLSearchParams('first=2026-11-02&last=2026-11-03'), MONDAY)).toEqual({
    first: '2026-11-02',
    last: '2026-11-03',
  });
  expect(periodIn(new URLSearchParams('first=2026-11-04&last=2026-11-03'), MONDAY)).toEqual(
    periodOf('this_week', MONDAY),
  );
  expect(choiceOf(periodIn(new URLSearchParams(), MONDAY), MONDAY)).toBe('this_week');
  expect(choiceOf({ first: '2026-11-02', last: '2026-11-03' }, MONDAY)).toBe('own');
});
