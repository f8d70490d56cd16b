import type { WorkoutFields } from '@lifted/contract/desk/desk-programme';
import { describe, expect, it } from 'vitest';
import {
  draftOf,
  exerciseCount,
  moved,
  readDraft,
  type DraftExercise,
  type WorkoutDraft,
} from './workout-draft.ts';

const BASE = {
  duration: null,
  distance: null,
  per_side: false,
  side: null,
  load_percent: null,
  load_kg: null,
  note: null,
};
const WORKOUT: WorkoutFields = {
  main: [
    { ...BASE, exercise_id: 'squat', sets: 4, reps: 8, load_percent: 72.5 },
    { ...BASE, exercise_id: 'row', sets: null, reps: null, load_kg: 62.5, note: 'Slow' },
  ],
  challenge: [],
  warmup: [
    { ...BASE, exercise_id: 'cat', sets: null, reps: null, duration: 30, side: 'left', per_side: true },
  ],
  visible_from: '2026-10-25T02:30:00+02:00',
};

/** The workout with other text in its first exercise. */
const typing = (more: Partial<DraftExercise>): WorkoutDraft => {
  const draft = draftOf(WORKOUT);
  return { ...draft, main: draft.main.map((one, place) => (place === 0 ? { ...one, ...more } : one)) };
};
const faultsOf = (draft: WorkoutDraft) => {
  const read = readDraft(draft);
  return read.kind === 'faults' ? [...read.faults] : [];
};

describe('a workout that is typed', () => {
  it('reads as what it was', () =>
    expect(readDraft(draftOf({ ...WORKOUT, visible_from: '2026-11-24T18:00:00+01:00' }))).toEqual({
      kind: 'read',
      fields: { ...WORKOUT, visible_from: '2026-11-24T17:00:00.000Z' },
    }));

  it('stays in its hour of the two that autumn repeats, while its time is not changed', () =>
    expect(readDraft(draftOf(WORKOUT))).toEqual({
      kind: 'read',
      fields: { ...WORKOUT, visible_from: '2026-10-25T00:30:00.000Z' },
    }));

  it('takes a German comma and no spaces around', () =>
    expect(readDraft(typing({ load: ' 72,5 ', note: '  Slow  ' }))).toMatchObject({
      fields: { main: [{ load_percent: 72.5, note: 'Slow' }, {}] },
    }));

  it('is seen from midnight on where only a day is named, and always without', () => {
    expect(readDraft({ ...draftOf(WORKOUT), day: '2026-11-24', time: '' })).toMatchObject({
      fields: { visible_from: '2026-11-23T23:00:00.000Z' },
    });
    expect(readDraft({ ...draftOf(WORKOUT), day: '', time: '' })).toMatchObject({
      fields: { visible_from: null },
    });
    expect(faultsOf({ ...draftOf(WORKOUT), day: '', time: '18:00' })).toEqual(['day']);
    for (const day of ['2026-03-29', '2026-10-25']) {
      expect(faultsOf({ ...draftOf(WORKOUT), day, time: '02:45' })).toEqual(['time']);
      expect(faultsOf({ ...draftOf(WORKOUT), day, time: '03:00' })).toEqual([]);
    }
  });

  it.each([
    ['9', '08:00'],
    ['930', '08:30'],
    ['6 pm', '17:00'],
    [' 18.30 Uhr ', '17:30'],
  ])('is seen from a time as anybody writes one: %j', (time, utc) =>
    expect(readDraft({ ...draftOf(WORKOUT), day: '2026-11-24', time })).toMatchObject({
      fields: { visible_from: `2026-11-24T${utc}:00.000Z` },
    }),
  );

  it('cannot be read where the time is none', () =>
    expect(faultsOf({ ...draftOf(WORKOUT), day: '2026-11-24', time: '25:00' })).toEqual(['time']));

  it.each([
    ['sets', { sets: '21' }],
    ['reps', { reps: '8-10' }],
    ['distance', { distance: '10001' }],
    ['load', { load: '72.3' }],
    ['load', { load: '' }],
    ['load', { rule: 'kg', load: '0' }],
  ] as const)('cannot be read where the %s are %o', (field, more) =>
    expect(faultsOf(typing(more))).toEqual([`main 0 ${field}`]),
  );

  it('has no load where it is as suggested', () =>
    expect(readDraft(typing({ rule: 'suggested', load: '80' }))).toMatchObject({
      fields: { main: [{ load_percent: null, load_kg: null }, {}] },
    }));
});

it('moves an exercise up and down, never over an end', () => {
  expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
  expect(moved(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'c', 'b']);
  expect(moved(['a', 'b'], 1, 2)).toEqual(['a', 'b']);
  expect(moved(['a', 'b'], 0, -1)).toEqual(['a', 'b']);
});

it('counts exercises of all sections', () => expect(exerciseCount(WORKOUT)).toBe(3));

it('an exercise that nobody chose is not read', () =>
  expect(faultsOf(typing({ exercise_id: '' }))).toEqual(['main 0 exercise']));
