import { describe, expect, it } from 'vitest';
import { groupByMonth, newestFirst } from './workout-history.ts';

describe('the workout history', () => {
  it('groups by month, newest first, whatever order comes in', () => {
    const days = ['2026-10-31', '2026-11-20', '2026-11-01', '2025-11-05'];
    expect(groupByMonth(days, (day) => day)).toEqual([
      { month: '2026-11', entries: ['2026-11-20', '2026-11-01'] },
      { month: '2026-10', entries: ['2026-10-31'] },
      { month: '2025-11', entries: ['2025-11-05'] },
    ]);
  });

  it('puts the newest first by the instant, not by the letters, also in the hour the clocks go back', () => {
    const starts = ['2026-10-25T02:30:00+02:00', '2026-10-26T09:00:00+01:00', '2026-10-25T02:15:00+01:00'];
    expect(newestFirst(starts, (start) => start)).toEqual([starts[1], starts[2], starts[0]]);
  });

  it('is empty without workouts', () => {
    expect(groupByMonth([], () => '2026-11-20')).toEqual([]);
  });
});
