import { describe, expect, it } from 'vitest';
import { liftProgress, measuredLift, type LiftDay } from '../lift-progress.ts';
import { newRecords } from '../new-records/new-records.ts';
import { newRecordWords } from '../new-records/new-records-words.ts';
import {
  estimatedOneRepMax,
  isSameSet,
  plainSet,
  volumeOf,
  type LiftedSet,
  type LoggedSet,
} from '../personal-records.ts';
import { cellAfter, type SetEntry } from '../set-cell.ts';
import type { LoadKind } from './load-kind.ts';

const set = (load_kind: LoadKind, weight: number, reps = 8, more: Partial<LiftedSet> = {}): LiftedSet => ({
  load_kind,
  weight,
  reps,
  ...more,
});
const warmUp = (weight: number, reps = 8) => set('external', weight, reps, { is_warm_up: true });

it('an estimate needs an external weight that was worked with', () => {
  expect(estimatedOneRepMax(set('external', 90, 10))).toBe(120);
  for (const other of [set('added', 90), set('assisted', 90), set('bodyweight', 0), warmUp(90)]) {
    expect(estimatedOneRepMax(other)).toBeUndefined();
  }
});

it('the volume is of what was moved, in warm-up sets too, and help moves nothing', () => {
  const sets = [set('external', 60), warmUp(20), set('added', 10), set('assisted', 20), set('bodyweight', 0)];
  expect(volumeOf(sets)).toBe(8 * (60 + 20 + 10));
});

describe('a set that leaves fields out', () => {
  const old: LiftedSet = { weight: 60, reps: 8 };

  it('says the same as one that names what they mean', () => {
    const named: LiftedSet = { ...old, load_kind: 'external', is_warm_up: false, reps_in_reserve: null };
    expect(isSameSet(old, named)).toBe(true);
    expect(plainSet(named)).toEqual(old);
  });

  it('says something else than one that names anything else', () => {
    for (const more of [{ load_kind: 'added' }, { is_warm_up: true }, { reps_in_reserve: 0 }] as const) {
      const named = { ...old, ...more };
      expect(isSameSet(old, named)).toBe(false);
      expect(plainSet(named)).toEqual(named);
    }
  });

  it('arrives beside a kind that was entered meanwhile, and mixes with nothing of it', () => {
    const entry = (id: string, lifted: LiftedSet): SetEntry => ({
      entry: id,
      author: 'coach',
      lifted,
      base: null,
      settles: [],
    });
    const cell = { current: { entry: 'a', author: 'coach', lifted: set('added', 10) }, others: [] } as const;
    const { cell: after, outcome } = cellAfter(cell, entry('b', { weight: 10, reps: 8 }));
    expect(outcome).toBe('other');
    expect(after.others.map(({ lifted }) => lifted)).toEqual([{ weight: 10, reps: 8 }]);
  });
});

describe('progress from assisted through bodyweight to added', () => {
  const day = (date: string, ...sets: LiftedSet[]): LiftDay => ({ date, sets });
  const months = [
    day('2026-08-03', set('assisted', 20)),
    day('2026-09-07', set('assisted', 5), warmUp(100)),
    day('2026-10-05', set('bodyweight', 0, 6)),
    day('2026-11-02', set('added', 2.5, 5), set('bodyweight', 0, 9)),
  ];

  it('is one line of what was added to bodyweight, help below zero', () => {
    expect(measuredLift(months)).toEqual({
      measure: 'load',
      days: [
        { date: '2026-08-03', best: -20, isEstimated: false },
        { date: '2026-09-07', best: -5, isEstimated: false },
        { date: '2026-10-05', best: 0, isEstimated: false },
        { date: '2026-11-02', best: 2.5, isEstimated: false },
      ],
    });
  });

  it('is counted in repetitions while it is bodyweight alone', () => {
    const measured = measuredLift([day('2026-09-01', { weight: 0, reps: 7 }), ...months.slice(0, 3)]);
    expect(measured).toEqual({
      measure: 'reps',
      days: [
        { date: '2026-09-01', best: 7, isEstimated: false },
        { date: '2026-10-05', best: 6, isEstimated: false },
      ],
    });
  });

  it('is the kilograms gained in twelve weeks, and compares nothing after too few workouts', () => {
    const progressOf = (days: readonly LiftDay[]) => {
      const measured = measuredLift(days);
      return measured && liftProgress(measured, '2026-11-05');
    };
    expect(progressOf(months)).toMatchObject({
      measure: 'load',
      best: 2.5,
      change: { difference: 22.5, weeks: 12 },
    });
    expect(progressOf(months.slice(0, 2))).toMatchObject({ measure: 'load', best: -5, change: null });
  });

  it('leaves a lift of warm-up sets alone out', () =>
    expect(measuredLift([day('2026-11-02', warmUp(60))])).toBeNull());
});

describe('new records', () => {
  const NOW = new Date('2026-11-23T20:00:00Z');
  const logged = (lifted: LiftedSet, record: LoggedSet['record'] = null): LoggedSet => ({
    ...lifted,
    lift: 'Pull-Up',
    record,
  });
  function said(before: readonly LiftedSet[], news: LoggedSet) {
    const workouts = [
      { start: new Date('2026-11-01T18:00:00Z'), sets: before.map((one) => logged(one)) },
      { start: new Date('2026-11-23T18:00:00Z'), sets: [news] },
    ];
    return newRecords(workouts, { shown: [], now: NOW }).map((record) =>
      (['en', 'de'] as const).map((language) => newRecordWords(record, language).replaceAll('\u00a0', ' ')),
    );
  }

  it.each([
    [
      'less help',
      [set('assisted', 20)],
      logged(set('assisted', 15), 'weight'),
      'Pull-Up: 15 kg help × 8, 5 kg less help than ever',
      'Pull-Up: 15 kg Hilfe × 8, 5 kg weniger Hilfe als je zuvor',
    ],
    [
      'no help any more',
      [set('assisted', 20)],
      logged(set('bodyweight', 0), 'weight'),
      'Pull-Up: 8 reps, for the first time without help',
      'Pull-Up: 8 Wdh., zum ersten Mal ohne Hilfe',
    ],
    [
      'weight added to bodyweight',
      [{ weight: 0, reps: 12 }],
      logged(set('added', 10), 'weight'),
      'Pull-Up: +10 kg × 8, 10 kg more than ever',
      'Pull-Up: +10 kg × 8, 10 kg mehr als je zuvor',
    ],
    [
      'more repetitions with the same help',
      [set('assisted', 20), set('assisted', 30, 20)],
      logged(set('assisted', 20, 10), 'reps'),
      'Pull-Up: 20 kg help × 10, 2 reps more than ever with this help',
      'Pull-Up: 20 kg Hilfe × 10, 2 Wdh. mehr als je zuvor mit dieser Hilfe',
    ],
    [
      'more repetitions with bodyweight, as before there were kinds',
      [{ weight: 0, reps: 8 }],
      logged(set('bodyweight', 0, 9), 'reps'),
      'Pull-Up: 9 reps, 1 more than ever',
      'Pull-Up: 9 Wdh., 1 mehr als je zuvor',
    ],
  ])('%s', (_, before, news, english, german) => expect(said(before, news)).toEqual([[english, german]]));

  it('are no gain over a load of another kind, nor over a warm-up set', () => {
    expect(said([set('external', 5)], logged(set('added', 10), 'weight'))).toEqual([]);
    expect(said([warmUp(5)], logged(set('external', 10), 'weight'))).toEqual([]);
  });
});
