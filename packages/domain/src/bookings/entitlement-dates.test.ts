import { describe, expect, test } from 'vitest';
import {
  debitDayAfter,
  isOver,
  lastDayOfPass,
  lastDayOfTerm,
  refusePause,
  usableUntil,
} from './entitlement-dates.ts';

describe('the last day of a pass', () => {
  test.each([
    ['2026-01-15', '2026-07-15'],
    ['2026-08-31', '2027-02-28'],
    ['2027-08-31', '2028-02-29'],
    ['2026-10-31', '2027-04-30'],
    ['2026-02-28', '2026-08-28'],
    ['2026-12-01', '2027-06-01'],
  ])('of six months from %s is %s', (first, last) => expect(lastDayOfPass(first, 6)).toBe(last));

  test.each([
    ['in winter', '2026-11-20', '2026-11-20T22:59:59.999Z', '2026-11-20T23:00:00Z'],
    ['in summer', '2026-07-15', '2026-07-15T21:59:59.999Z', '2026-07-15T22:00:00Z'],
    ['where the clocks go back', '2026-10-25', '2026-10-25T22:59:59.999Z', '2026-10-25T23:00:00Z'],
    ['where they go forward', '2026-03-29', '2026-03-29T21:59:59.999Z', '2026-03-29T22:00:00Z'],
  ])('is over at midnight in Berlin, %s', (_, last, before, midnight) => {
    expect(isOver(last, new Date(before))).toBe(false);
    expect(isOver(last, new Date(midnight))).toBe(true);
  });

  test('is never over where there is none', () =>
    expect(isOver(null, new Date('2199-12-31T00:00:00Z'))).toBe(false));
});

describe('the last day of a minimum term', () => {
  test.each([
    ['2026-01-15', '2027-01-14'],
    ['2026-03-01', '2027-02-28'],
    ['2028-02-29', '2029-02-28'],
    ['2027-02-28', '2028-02-27'],
  ])('of twelve months that begin on %s is %s', (first, last) =>
    expect(lastDayOfTerm(first, 12, [])).toBe(last),
  );

  test('is later by the months of every pause', () => {
    const pauses = [
      { from: '2026-03-15', until: '2026-05-14' },
      { from: '2026-10-15', until: '2026-11-14' },
    ];
    expect(lastDayOfTerm('2026-01-15', 12, pauses)).toBe('2027-04-14');
  });
});

describe('a pause', () => {
  const membership = { from: '2026-01-31', until: null, pauses: [] };
  const refusalOf = (from: string, until: string, of: Partial<Parameters<typeof refusePause>[0]> = {}) =>
    refusePause({ ...membership, ...of }, { from, until });

  test.each([
    ['2026-01-31', '2026-02-27'],
    ['2026-02-28', '2026-03-30'],
    ['2026-03-31', '2026-04-29'],
    ['2026-04-30', '2026-10-30'],
  ])('of full months from a debit day is allowed, also at the ends of months: %s to %s', (from, until) =>
    expect(refusalOf(from, until)).toBeNull(),
  );

  test.each([
    ['begins on another day', '2026-03-30', '2026-04-29', 'not_a_debit_day'],
    ['ends a day early', '2026-03-31', '2026-04-28', 'not_full_months'],
    ['ends a day late', '2026-03-31', '2026-04-30', 'not_full_months'],
    ['ends before it begins', '2026-03-31', '2026-03-30', 'not_full_months'],
    ['lasts a month longer than six', '2026-03-31', '2026-10-30', 'too_long'],
    ['begins before the membership', '2025-12-31', '2026-01-30', 'outside_membership'],
  ])('that %s is refused', (_, from, until, reason) => expect(refusalOf(from, until)).toBe(reason));

  test('after the end of the membership is refused, until its last day allowed', () => {
    expect(refusalOf('2026-03-31', '2026-04-29', { until: '2026-04-28' })).toBe('outside_membership');
    expect(refusalOf('2026-03-31', '2026-04-29', { until: '2026-04-29' })).toBeNull();
  });

  test('may follow another, but both together last six months at most', () => {
    const pauses = [{ from: '2026-03-31', until: '2026-07-30' }];
    expect(refusalOf('2026-07-31', '2026-09-29', { pauses })).toBeNull();
    expect(refusalOf('2026-07-31', '2026-10-30', { pauses })).toBe('too_long');
    expect(refusalOf('2026-02-28', '2026-03-30', { pauses })).toBeNull();
    expect(refusalOf('2026-06-30', '2026-07-30', { pauses })).toBe('paused_already');
    expect(refusalOf('2026-02-28', '2026-04-29', { pauses })).toBe('paused_already');
  });
});

test.each([
  ['2026-01-31', '2026-02-27', '2026-02-28'],
  ['2026-01-31', '2026-02-28', '2026-03-31'],
  ['2026-01-15', '2026-12-15', '2027-01-15'],
  ['2026-01-15', '2026-12-14', '2026-12-15'],
])('of a membership that began on %s, the debit day after %s is %s', (first, day, debit) =>
  expect(debitDayAfter(first, day)).toBe(debit),
);

test.each([
  ['an evening', '2026-11-25T17:00:00Z', '2026-12-02'],
  ['the last millisecond of a day in Berlin', '2026-11-25T22:59:59.999Z', '2026-12-02'],
  ['its midnight', '2026-11-25T23:00:00Z', '2026-12-03'],
])('a credit the studio gives back at %s can be used for seven more days', (_, now, day) =>
  expect(usableUntil(new Date(now))).toBe(day),
);
