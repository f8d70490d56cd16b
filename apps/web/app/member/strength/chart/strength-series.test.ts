import type { ExerciseProgression } from '@lifted/contract/training-log';
import { describe, expect, it } from 'vitest';
import { daysOfSeries, groupNames, selectedSeries } from './strength-series.ts';

function progression(group: string, ...points: (readonly [string, number])[]): ExerciseProgression {
  return {
    exercise_group: group,
    progress: 0,
    current_max: 0,
    progression: points.map(([date, weight]) => ({ date, weight, is_record: false })),
  };
}

const deadlift = progression('Deadlift', ['2026-11-02', 100], ['2026-11-09', 105]);
const row = progression('Row', ['2026-11-04', 40]);

describe('selectedSeries', () => {
  it('keeps the slot of each selected group and leaves out groups without data', () => {
    const series = selectedSeries([null, 'Row', 'Squat', 'Deadlift', null], [deadlift, row]);
    expect(series.map(({ slot, group }) => [slot, group])).toEqual([
      [1, 'Row'],
      [3, 'Deadlift'],
    ]);
  });
});

it('a group of bodyweight exercises is drawn by its measure', () => {
  const points = [
    { date: '2026-11-02', weight: 0, best: 9, is_record: false },
    { date: '2026-11-09', weight: 0, best: 10, is_record: true },
  ];
  const dips: ExerciseProgression = {
    exercise_group: 'Dip',
    measure: 'reps',
    progress: 0,
    current_max: 0,
    progression: points,
  };
  const [series] = selectedSeries(['Dip', null, null, null, null], [dips]);
  expect([series?.unit, series?.points.map(({ weight }) => weight)]).toEqual(['reps', [9, 10]]);
});

describe('daysOfSeries', () => {
  it('lists each day once, oldest first', () => {
    const points = (...dates: string[]) => dates.map((date) => ({ date, weight: 1, is_record: false }));
    expect(
      daysOfSeries([
        { slot: 0, group: 'A', unit: 'kg', points: points('2026-11-09', '2026-11-16') },
        { slot: 1, group: 'B', unit: 'kg', points: points('2026-11-02', '2026-11-09') },
      ]),
    ).toEqual(['2026-11-02', '2026-11-09', '2026-11-16']);
  });
});

describe('groupNames', () => {
  it('names every group once in alphabetical order, selected ones without data too', () => {
    const weekly = [{ exercise_group: 'Core', weekly_progress: [] }];
    expect(groupNames([row, deadlift], weekly, ['Squat', null])).toEqual([
      'Core',
      'Deadlift',
      'Row',
      'Squat',
    ]);
  });
});
