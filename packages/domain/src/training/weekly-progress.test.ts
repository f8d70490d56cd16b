import { describe, expect, it } from 'vitest';
import { latestWeeks, weeklyProgress } from './weekly-progress.ts';

const today = '2026-11-20';
const set = (date: string, weight: number, reps = 8) => ({ date, weight, reps });
const changes = (sets: Parameters<typeof weeklyProgress>[0]) =>
  weeklyProgress(sets, today).map((week) => week.changeType);

describe('weekly progress', () => {
  it('covers the five latest weeks, numbered -4 to 0, by their Mondays', () => {
    const weeks = weeklyProgress([], today);
    expect(weeks.map((week) => week.weekIndex)).toEqual([-4, -3, -2, -1, 0]);
    expect(weeks.map((week) => week.weekStartDate)).toEqual([
      '2026-10-19',
      '2026-10-26',
      '2026-11-02',
      '2026-11-09',
      '2026-11-16',
    ]);
  });

  it('is no_data throughout without a set', () => {
    expect(changes([])).toEqual(['no_data', 'no_data', 'no_data', 'no_data', 'no_data']);
  });

  it('takes the heaviest set of a week', () => {
    const [, , , , thisWeek] = weeklyProgress(
      [set('2026-11-16', 60), set('2026-11-17', 62.5), set('2026-11-18', 55)],
      today,
    );
    expect(thisWeek).toMatchObject({ maxWeight: 62.5, changeType: 'same' });
  });

  it('compares with the latest earlier week that has data, over gaps', () => {
    expect(changes([set('2026-10-19', 60), set('2026-11-09', 65), set('2026-11-16', 60)])).toEqual([
      'same',
      'no_data',
      'no_data',
      'increase',
      'decrease',
    ]);
  });

  it('compares with weeks long before the five', () => {
    expect(changes([set('2025-02-03', 70), set('2026-10-20', 65)])[0]).toBe('decrease');
  });

  it('calls an equal week the same', () => {
    expect(changes([set('2026-11-09', 60), set('2026-11-16', 60)]).slice(-2)).toEqual(['same', 'same']);
  });

  it('puts Sunday into the old week and Monday into the new one', () => {
    expect(
      weeklyProgress([set('2026-11-15', 60), set('2026-11-16', 70)], today)
        .slice(-2)
        .map((week) => week.maxWeight),
    ).toEqual([60, 70]);
  });

  it('ends on the running week also on a Sunday', () => {
    expect(weeklyProgress([], '2026-11-22').at(-1)?.weekStartDate).toBe('2026-11-16');
  });

  it('has no data of a week with failed attempts alone, and compares with none of them', () => {
    const sets = [set('2026-11-02', 60), set('2026-11-09', 200, 0), set('2026-11-16', 62.5)];
    expect(changes(sets).slice(-3)).toEqual(['same', 'no_data', 'increase']);
  });

  it('counts a weight of 0 kg as data', () => {
    expect(changes([set('2026-11-09', 0), set('2026-11-16', 5)]).slice(-2)).toEqual(['same', 'increase']);
  });
});

describe('the weeks of the circles', () => {
  it('are the latest five, oldest first, whatever comes', () => {
    const weeks = [0, -5, -1, -3, -2, -4, -9].map((week_index) => ({ week_index }));
    expect(latestWeeks(weeks).map(({ week_index }) => week_index)).toEqual([-4, -3, -2, -1, 0]);
  });
});
