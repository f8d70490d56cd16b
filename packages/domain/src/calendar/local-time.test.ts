import { describe, expect, it } from 'vitest';
import { clockChangeWords, isInClockChange, localTime } from './local-time.ts';

describe('a time on Berlin’s clocks', () => {
  it.each([
    ['2026-11-27', '18:30', '2026-11-27T17:30:00.000Z'],
    ['2026-07-01', '00:00', '2026-06-30T22:00:00.000Z'],
    ['2026-03-29', '01:59', '2026-03-29T00:59:00.000Z'],
    ['2026-03-29', '03:00', '2026-03-29T01:00:00.000Z'],
    ['2026-10-25', '01:59:59', '2026-10-24T23:59:59.000Z'],
    ['2026-10-25', '03:00', '2026-10-25T02:00:00.000Z'],
  ])('is one instant: %s %s', (date, time, instant) => {
    expect(localTime(date, time)).toEqual({ kind: 'once', instant: new Date(instant) });
  });

  it.each(['02:00', '02:30', '02:30:15', '02:59'])('is none where spring skips %s', (time) => {
    expect(localTime('2026-03-29', time)).toEqual({ kind: 'skipped' });
  });

  it.each([
    ['02:00', '2026-10-25T00:00:00.000Z', '2026-10-25T01:00:00.000Z'],
    ['02:30', '2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z'],
    ['02:59:59', '2026-10-25T00:59:59.000Z', '2026-10-25T01:59:59.000Z'],
  ])('is two where autumn repeats %s', (time, earlier, later) => {
    expect(localTime('2026-10-25', time)).toEqual({
      kind: 'twice',
      earlier: new Date(earlier),
      later: new Date(later),
    });
  });
});

it('says in both languages why it cannot be taken', () => {
  expect(clockChangeWords('twice', '2026-10-25', '02:30')).toEqual({
    en: 'On 25\u00A0October 2026 the clocks are put back from 03:00 to 02:00, so 02:30 occurs twice. Please choose another time.',
    de: 'Am 25.\u00A0Oktober 2026 wird die Uhr von 3 auf 2 Uhr zurückgestellt, 02:30 Uhr gibt es also zweimal. Bitte wähl eine andere Zeit.',
  });
  expect(clockChangeWords('skipped', '2026-03-29', '02:30').de).toContain('02:30 Uhr gibt es also nicht');
});

it.each([
  [6, '02:00', true],
  [6, '02:59', true],
  [6, '01:59', false],
  [6, '03:00', false],
  [5, '02:30', false],
])('every week on day %i at %s meets the clock changes: %s', (weekday, time, meets) => {
  expect(isInClockChange(weekday, time)).toBe(meets);
});
