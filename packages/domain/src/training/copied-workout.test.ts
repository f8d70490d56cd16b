import { describe, expect, it, test } from 'vitest';
import { copiedDays, heavier, sameTimeOfDay } from './copied-workout.ts';
import type { Implement } from './implement.ts';
import type { PlannedExercise } from './planned-exercise.ts';

const planned = (load: Partial<PlannedExercise>): PlannedExercise => ({
  exercise_id: 'squat',
  sets: 4,
  reps: 8,
  duration: null,
  distance: null,
  per_side: false,
  side: null,
  load_percent: null,
  load_kg: null,
  note: null,
  ...load,
});
const barbell: Implement = {
  kind: 'plates',
  bar: 20,
  loaded_ends: 2,
  plates: [1.25, 2.5, 5, 10, 20].map((weight) => ({ weight, per_end: 2 })),
};
const dumbbells: Implement = { kind: 'weights', weights: [10, 12, 14, 16] };

describe('a heavier copy', () => {
  it.each([
    [60, 5, barbell, 62.5],
    [60, 2, barbell, 60],
    // 126.25 lies between 125 and 127.5: the lighter one.
    [125, 1, barbell, 125],
    [60, -5, barbell, 57.5],
    [12, 10, dumbbells, 14],
    [16, 50, dumbbells, 16],
    [10, -50, dumbbells, 10],
    [20, 10, null, 22.5],
    [2.5, -50, null, 2.5],
  ])('of %d kg by %d % is what the implement can have', (kg, percent, implement, load) =>
    expect(heavier(planned({ load_kg: kg }), percent, implement)).toEqual(planned({ load_kg: load })),
  );

  it.each([
    [70, 5, 73.5],
    [72.5, 3, 74.5],
    [80, -10, 72],
    [140, 50, 150],
  ])('of %d % of the maximum by %d % is in half percents', (share, percent, load) =>
    expect(heavier(planned({ load_percent: share }), percent, barbell)).toEqual(
      planned({ load_percent: load }),
    ),
  );

  it('of what is planned as suggested stays, as does everything with 0 %', () => {
    expect(heavier(planned({}), 10, barbell)).toEqual(planned({}));
    expect(heavier(planned({ load_kg: 61 }), 0, barbell)).toEqual(planned({ load_kg: 61 }));
  });
});

test.each([
  ['2026-03-28T17:00:00Z', 1, '2026-03-29T16:00:00.000Z'],
  ['2026-10-24T16:00:00Z', 1, '2026-10-25T17:00:00.000Z'],
  ['2026-10-26T17:00:00Z', -2, '2026-10-24T16:00:00.000Z'],
  ['2026-11-20T22:59:00Z', 7, '2026-11-27T22:59:00.000Z'],
])('%s moved by %d days keeps its time in Berlin', (instant, days, moved) =>
  expect(sameTimeOfDay(new Date(instant), days).toISOString()).toBe(moved),
);

test('a week is copied day by day, over the end of a year', () =>
  expect(copiedDays('2026-12-28', '2027-01-04', 7).at(-1)).toEqual(['2027-01-03', '2027-01-10']));
