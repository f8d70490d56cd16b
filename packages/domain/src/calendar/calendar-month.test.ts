import { describe, expect, it } from 'vitest';
import { addMonths, monthWeeks, swipeTurn } from './calendar-month.ts';

describe('the month calendar', () => {
  it.each([
    ['2026-12', 1, '2027-01'],
    ['2026-01', -1, '2025-12'],
    ['2026-11', -25, '2024-10'],
    ['2026-11', 0, '2026-11'],
  ])('%s and %i months is %s', (month, months, expected) => {
    expect(addMonths(month, months)).toBe(expected);
  });

  it('starts its weeks on Monday and leaves days of other months empty', () => {
    const weeks = monthWeeks('2026-11');
    expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
    expect(weeks.at(-1)).toEqual(['2026-11-30', null, null, null, null, null, null]);
  });

  it('has four full weeks in a February that starts on Monday', () => {
    expect(monthWeeks('2027-02').flat()).not.toContain(null);
    expect(monthWeeks('2027-02')).toHaveLength(4);
  });

  it.each(['2026-03', '2026-10', '2028-02'])('holds each day of %s exactly once', (month) => {
    const days = monthWeeks(month)
      .flat()
      .filter((day) => day !== null);
    expect(new Set(days).size).toBe(days.length);
    expect(days).toHaveLength(Number(month === '2028-02' ? 29 : 31));
  });
});

describe('a swipe', () => {
  it.each([
    [50, 'stay'],
    [50.5, 'previous'],
    [-50, 'stay'],
    [-51, 'next'],
    [0, 'stay'],
  ])('of %d px turns: %s', (movedX, turn) => {
    expect(swipeTurn(movedX)).toBe(turn);
  });
});
