import { describe, expect, it } from 'vitest';
import { latestStart, NEWS_FOR_MS, newRecords } from './new-records.ts';
import type { LoggedSet, RecordKind } from '../personal-records.ts';

const NOW = new Date('2026-11-23T12:00:00+01:00');
const set = (lift: string, weight: number, reps: number, record: RecordKind | null = null): LoggedSet => ({
  lift,
  weight,
  reps,
  record,
});
const on = (start: string, ...sets: readonly LoggedSet[]) => ({ start: new Date(start), sets });

const BEFORE = on('2026-11-02T18:00:00+01:00', set('Deadlift', 100, 5), set('Row', 40, 8));
const LATEST = on(
  '2026-11-22T18:00:00+01:00',
  set('Row', 40, 10, 'reps'),
  set('Deadlift', 102.5, 5, 'weight'),
  set('Deadlift', 105, 3, 'weight'),
);
const records = (workouts: Parameters<typeof newRecords>[0], seenUntil: Date | null = null) =>
  newRecords(workouts, { seenUntil, now: NOW });

describe('new records', () => {
  it('are the best of each lift, with what was gained since before', () => {
    expect(records([LATEST, BEFORE])).toEqual([
      { lift: 'Deadlift', kind: 'weight', weight: 105, reps: 3, gain: 5 },
      { lift: 'Row', kind: 'reps', weight: 40, reps: 10, gain: 2 },
    ]);
  });

  it('are those of workouts not seen yet', () => {
    expect(records([LATEST, BEFORE], LATEST.start)).toEqual([]);
    expect(records([LATEST, BEFORE], new Date(LATEST.start.getTime() - 1))).toHaveLength(2);
  });

  it('are of the last seven days, not of a workout to come', () => {
    const at = (ms: number) => ({ start: new Date(NOW.getTime() - ms), sets: LATEST.sets });
    expect(records([at(NEWS_FOR_MS - 1), BEFORE])).toHaveLength(2);
    expect(records([at(NEWS_FOR_MS), BEFORE])).toEqual([]);
    expect(records([at(-1), BEFORE])).toEqual([]);
  });

  it('need something before them, lifted and not failed', () => {
    expect(records([LATEST])).toEqual([]);
    const failed = on('2026-11-02T18:00:00+01:00', set('Deadlift', 200, 0), set('Deadlift', 90, 5));
    expect(records([LATEST, failed])).toMatchObject([{ lift: 'Deadlift', gain: 15 }]);
  });

  it('are compared with repetitions at the same weight or a heavier one', () => {
    const lighter = on('2026-11-03T18:00:00+01:00', set('Row', 35, 15));
    expect(records([LATEST, lighter, BEFORE])).toMatchObject([
      { lift: 'Deadlift' },
      { lift: 'Row', gain: 2 },
    ]);
  });
});

it('the latest start is that of a workout that has begun', () => {
  const ahead = on('2026-11-24T18:00:00+01:00');
  expect(latestStart([BEFORE, LATEST, ahead], NOW)).toEqual(LATEST.start);
  expect(latestStart([ahead], NOW)).toBeNull();
});
