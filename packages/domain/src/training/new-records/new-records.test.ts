import { describe, expect, it } from 'vitest';
import { CLASS_LENGTH_MS } from '../../calendar/studio-calendar.ts';
import { NEWS_FOR_MS, newRecords, shownRecords } from './new-records.ts';
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
const records = (workouts: Parameters<typeof newRecords>[0], shown: readonly string[] = []) =>
  newRecords(workouts, { shown, now: NOW });

describe('new records', () => {
  it('are the best of each lift, with what was gained since before', () => {
    expect(records([LATEST, BEFORE])).toEqual([
      { lift: 'Deadlift', kind: 'weight', weight: 105, reps: 3, gain: 5 },
      { lift: 'Row', kind: 'reps', weight: 40, reps: 10, gain: 2 },
    ]);
  });

  it('are those that were not shown yet', () => {
    expect(records([LATEST, BEFORE], shownRecords([LATEST, BEFORE], NOW))).toEqual([]);
  });

  it('are told of a lift whose sets arrive after the others were shown', () => {
    const [row, ...deadlifts] = LATEST.sets;
    const shown = shownRecords([{ ...LATEST, sets: deadlifts }, BEFORE], NOW);
    expect(records([LATEST, BEFORE], shown)).toMatchObject([{ lift: row?.lift, gain: 2 }]);
  });

  it('compare with what was shown, and with a first time that is as recent', () => {
    const heavier = on('2026-11-23T08:00:00+01:00', set('Deadlift', 110, 1, 'weight'));
    const shown = shownRecords([LATEST, BEFORE], NOW);
    expect(records([heavier, LATEST, BEFORE], shown)).toMatchObject([{ lift: 'Deadlift', gain: 5 }]);
    const first = on('2026-11-20T18:00:00+01:00', set('Deadlift', 100, 5));
    expect(records([heavier, first])).toMatchObject([{ lift: 'Deadlift', gain: 10 }]);
  });

  it('are of the last seven days, not of a workout that runs or is to come', () => {
    const at = (ms: number) => ({ start: new Date(NOW.getTime() - ms), sets: LATEST.sets });
    expect(records([at(NEWS_FOR_MS - 1), BEFORE])).toHaveLength(2);
    expect(records([at(NEWS_FOR_MS), BEFORE])).toEqual([]);
    expect(records([at(CLASS_LENGTH_MS), BEFORE])).toHaveLength(2);
    expect(records([at(CLASS_LENGTH_MS - 1), BEFORE])).toEqual([]);
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

it('what was shown of a workout that runs or is no news is not noted', () => {
  const running = { ...LATEST, start: new Date(NOW.getTime() - CLASS_LENGTH_MS + 1) };
  const early = on('2026-11-16T12:00:00+01:00', set('Deadlift', 100, 5, 'weight'));
  expect(shownRecords([running, early], NOW)).toEqual([]);
  expect(shownRecords([LATEST], NOW)).toEqual([
    '2026-11-22T17:00:00.000Z Row',
    '2026-11-22T17:00:00.000Z Deadlift',
  ]);
});
