import { describe, expect, it } from 'vitest';
import { comparedPeriod, isNumberPeriod, movedMost, numberOf, weeksUpTo } from './studio-numbers.ts';

const LATER = new Date('2027-06-01T10:00:00Z');

describe('a period of numbers', () => {
  it('is two days of the calendar in their order, at most two years', () => {
    expect(isNumberPeriod('2026-11-01', '2026-11-01')).toBe(true);
    expect(isNumberPeriod('2024-11-01', '2026-11-01')).toBe(true);
    expect(isNumberPeriod('2024-10-31', '2026-11-01')).toBe(false);
    expect(isNumberPeriod('2026-11-02', '2026-11-01')).toBe(false);
    expect(isNumberPeriod('2026-02-29', '2026-03-01')).toBe(false);
  });

  it('of whole months is compared with as many whole months', () => {
    expect(comparedPeriod({ first: '2026-03-01', last: '2026-03-31' }, LATER)).toEqual({
      first: '2026-02-01',
      last: '2026-02-28',
      until: null,
    });
    expect(comparedPeriod({ first: '2026-01-01', last: '2026-03-31' }, LATER)).toEqual({
      first: '2025-10-01',
      last: '2025-12-31',
      until: null,
    });
  });

  it('of other days is compared with as many days, across both clock changes', () => {
    expect(comparedPeriod({ first: '2026-03-23', last: '2026-03-29' }, LATER)).toEqual({
      first: '2026-03-16',
      last: '2026-03-22',
      until: null,
    });
    expect(comparedPeriod({ first: '2026-10-26', last: '2026-11-01' }, LATER)).toEqual({
      first: '2026-10-19',
      last: '2026-10-25',
      until: null,
    });
  });

  it('of less than a week is compared with the same weekdays a week before', () => {
    expect(comparedPeriod({ first: '2026-11-28', last: '2026-11-29' }, LATER)).toEqual({
      first: '2026-11-21',
      last: '2026-11-22',
      until: null,
    });
  });

  it('that is not over is compared with as many days, the last one up to the same time', () => {
    const now = new Date('2026-11-18T15:30:00Z');
    const until = new Date('2026-11-11T15:30:00Z');
    const days = { first: '2026-11-09', last: '2026-11-11', until };
    expect(comparedPeriod({ first: '2026-11-16', last: '2026-11-18' }, now)).toEqual(days);
    expect(comparedPeriod({ first: '2026-11-16', last: '2026-11-22' }, now)).toEqual(days);
    expect(comparedPeriod({ first: '2026-11-01', last: '2026-11-30' }, now)).toEqual({
      first: '2026-10-01',
      last: '2026-10-18',
      until: new Date('2026-10-18T14:30:00Z'),
    });
    expect(comparedPeriod({ first: '2026-11-16', last: '2026-11-17' }, now)?.until).toBeNull();
    expect(comparedPeriod({ first: '2026-11-19', last: '2026-11-22' }, now)).toBeNull();
  });

  it('of a month longer than the one before is compared with no more than that', () => {
    expect(
      comparedPeriod({ first: '2026-03-01', last: '2026-03-31' }, new Date('2026-03-30T10:00:00Z')),
    ).toEqual({ first: '2026-02-01', last: '2026-02-28', until: null });
  });
});

describe('the weeks of a picture', () => {
  it('end with the one a Sunday or a Monday is in', () => {
    expect(weeksUpTo('2026-11-22', 2)).toEqual([
      { first: '2026-11-09', last: '2026-11-15' },
      { first: '2026-11-16', last: '2026-11-22' },
    ]);
    expect(weeksUpTo('2026-11-23', 1)).toEqual([{ first: '2026-11-23', last: '2026-11-29' }]);
  });
});

describe('a number', () => {
  it('is what its rows add up to, or their share', () => {
    expect(numberOf('members', { amount: 3, outOf: 0 })).toBe(3);
    expect(numberOf('occupancy', { amount: 3, outOf: 12 })).toBe(0.25);
    expect(numberOf('occupancy', { amount: 0, outOf: 0 })).toBeNull();
  });

  it('that moved more comes first; one that stayed or was missing is left out', () => {
    const moved = movedMost(
      [
        { name: 'members', value: 110, before: 100 },
        { name: 'occupancy', value: 0.5, before: 0.7 },
        { name: 'ends', value: 4, before: 4 },
        { name: 'trials', value: 0.5, before: null },
        { name: 'pauses', value: 0, before: 2 },
      ],
      2,
    );
    expect(moved.map(({ name }) => name)).toEqual(['pauses', 'occupancy']);
  });
});
