import { describe, expect, it } from 'vitest';
import { groupByMonth } from './workout-history.ts';

describe('the workout history', () => {
  it('groups by month, newest first, whatever order comes in', () => {
    const days = ['2026-10-31', '2026-11-20', '2026-11-01', '2025-11-05'];
    expect(groupByMonth(days, (day) => day)).toEqual([
      { month: '2026-11', entries: ['2026-11-20', '2026-11-01'] },
      { month: '2026-10', entries: ['2026-10-31'] },
      { month: '2025-11', entries: ['2025-11-05'] },
    ]);
  });

  it('is empty without workouts', () => {
    expect(groupByMonth([], () => '2026-11-20')).toEqual([]);
  });
});
