import type { ExerciseProgression, WorkoutLog } from '@lifted/contract/training-log';
import { describe, expect, it } from 'vitest';
import { daysOfSeries, groupNames, recordLookup, selectedSeries } from './strength-series.ts';

function progression(group: string, ...points: (readonly [string, number])[]): ExerciseProgression {
  return {
    exercise_group: group,
    progress: 0,
    current_max: 0,
    progression: points.map(([date, weight]) => ({ date, weight })),
  };
}

function log(start: string, weight: number, record: 'weight' | 'reps' | null): WorkoutLog {
  const set = { exercise_id: 'x', exercise_name: 'X', exercise_short_name: null, exercise_number: 1 };
  return {
    workout_id: start,
    start_datetime: start,
    coach_first_name: 'Ada',
    timer_name: 'Push',
    location_name: 'Hall',
    max_set_number: 1,
    exercise_logs: [{ ...set, set_number: 1, reps: 5, weight, record }],
  };
}

const deadlift = progression('Deadlift', ['2026-11-02', 100], ['2026-11-09', 105]);
const row = progression('Row', ['2026-11-04', 40]);

describe('selectedSeries', () => {
  it('keeps the slot of each selected group and leaves out groups without data', () => {
    const series = selectedSeries([null, 'Row', 'Squat', 'Deadlift', null], [deadlift, row], () => false);
    expect(series.map(({ slot, group }) => [slot, group])).toEqual([
      [1, 'Row'],
      [3, 'Deadlift'],
    ]);
  });

  it('marks the points that were records', () => {
    const isRecord = recordLookup([log('2026-11-09T18:00:00+01:00', 105, 'weight')], '2026-11-01');
    const [series] = selectedSeries(['Deadlift'], [deadlift], isRecord);
    expect(series?.points.map((point) => point.isRecord)).toEqual([false, true]);
  });
});

describe('a record on a line', () => {
  it('is heavier than every point before it', () => {
    const down = progression('Deadlift', ['2026-11-02', 100], ['2026-11-09', 80], ['2026-11-16', 102.5]);
    const [series] = selectedSeries(['Deadlift'], [down], () => true);
    expect(series?.points.map((point) => point.isRecord)).toEqual([true, false, true]);
  });
});

describe('recordLookup', () => {
  it('knows records by weight only, and not those of repetitions', () => {
    const isRecord = recordLookup([log('2026-11-09T18:00:00+01:00', 105, 'reps')], '2026-11-01');
    expect(isRecord('2026-11-09', 105)).toBe(false);
  });

  it('takes the day in Berlin, also on the first day of the window at midnight', () => {
    const isRecord = recordLookup([log('2026-10-31T23:00:00Z', 60, 'weight')], '2026-11-01');
    expect(isRecord('2026-11-01', 60)).toBe(true);
    expect(isRecord('2026-10-31', 60)).toBe(false);
  });
});

describe('daysOfSeries', () => {
  it('lists each day once, oldest first', () => {
    const points = (...dates: string[]) => dates.map((date) => ({ date, weight: 1, isRecord: false }));
    expect(
      daysOfSeries([
        { slot: 0, group: 'A', points: points('2026-11-09', '2026-11-16') },
        { slot: 1, group: 'B', points: points('2026-11-02', '2026-11-09') },
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
