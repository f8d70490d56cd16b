import { describe, expect, it } from 'vitest';
import { isNumberPeriod, movedMost, numberOf, periodBefore, weeksUpTo } from './studio-numbers.ts';

describe('a period of numbers', () => {
  it('is two days of the calendar in their order, at most two years', () => {
    expect(isNumberPeriod('2026-11-01', '2026-11-01')).toBe(true);
    expect(isNumberPeriod('2024-11-01', '2026-11-01')).toBe(true);
    expect(isNumberPeriod('2024-10-31', '2026-11-01')).toBe(false);
    expect(isNumberPeriod('2026-11-02', '2026-11-01')).toBe(false);
    expect(isNumberPeriod('2026-02-29', '2026-03-01')).toBe(false);
  });

  it('of whole months is compared with as many whole months', () => {
    expect(periodBefore({ first: '2026-03-01', last: '2026-03-31' })).toEqual({
      first: '2026-02-01',
      last: '2026-02-28',
    });
    expect(periodBefore({ first: '2026-01-01', last: '2026-03-31' })).toEqual({
      first: '2025-10-01',
      last: '2025-12-31',
    });
  });

  it('of other days is compared with as many days, across both clock changes', () => {
    expect(periodBefore({ first: '2026-03-23', last: '2026-03-29' })).toEqual({
      first: '2026-03-16',
      last: '2026-03-22',
    });
    expect(periodBefore({ first: '2026-10-26', last: '2026-11-01' })).toEqual({
      first: '2026-10-19',
      last: '2026-10-25',
    });
    expect(periodBefore({ first: '2026-11-30', last: '2026-11-30' })).toEqual({
      first: '2026-11-29',
      last: '2026-11-29',
    });
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
