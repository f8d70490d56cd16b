import { expect, it } from 'vitest';
import { possibleLoads, type Implement } from './implement.ts';
import { warmUpSets } from './warm-up-sets.ts';

const barbell: Implement = {
  kind: 'plates',
  bar: 20,
  loaded_ends: 2,
  plates: [25, 20, 15, 10, 5, 2.5, 1.25].map((weight) => ({ weight, per_end: 2 })),
};
const dumbbells: Implement = { kind: 'weights', weights: [5, 10, 15, 20, 30] };

const ramp = (weight: number, implement: Implement | null) =>
  warmUpSets({ weight }, implement).map((set) => [set.weight, set.reps]);

it.each([
  [
    'the bar first, then 40, 60 and 80 %',
    100,
    barbell,
    [
      [20, 10],
      [40, 8],
      [60, 5],
      [80, 3],
    ],
  ],
  [
    'rounded down to what the plates make',
    61.25,
    barbell,
    [
      [20, 10],
      [35, 5],
      [47.5, 3],
    ],
  ],
  ['fewer for light weights', 30, barbell, [[20, 10]]],
  ['none for the bar alone', 20, barbell, []],
  ['none below the bar', 15, barbell, []],
  [
    'dumbbells as they lie on the rack',
    30,
    dumbbells,
    [
      [10, 8],
      [15, 5],
      [20, 3],
    ],
  ],
  ['one where the lightest dumbbell is most of it', 10, dumbbells, [[5, 8]]],
  ['none for the lightest dumbbell', 5, dumbbells, []],
  [
    'in usual steps where the implement is not known',
    50,
    null,
    [
      [20, 8],
      [30, 5],
      [40, 3],
    ],
  ],
  ['none for nothing', 0, null, []],
  ['none where nothing is loaded', 10, { kind: 'bodyweight' }, []],
] as const)('%s', (_, weight, implement, sets) => expect(ramp(weight, implement)).toEqual(sets));

it('leads to weight added to bodyweight, and nowhere to help', () => {
  expect(warmUpSets({ weight: 10, load_kind: 'added' }, { kind: 'bodyweight' })).toEqual([
    { weight: 0, load_kind: 'bodyweight', reps: 10, is_warm_up: true },
    { weight: 5, load_kind: 'added', reps: 5, is_warm_up: true },
  ]);
  expect(warmUpSets({ weight: 20, load_kind: 'assisted' }, null)).toEqual([]);
  expect(warmUpSets({ weight: 0, load_kind: 'bodyweight' }, null)).toEqual([]);
});

it('always rises strictly, stays below the working weight and in what the room has', () => {
  for (const implement of [barbell, dumbbells]) {
    const loads = possibleLoads(implement);
    for (const weight of loads) {
      const weights = ramp(weight, implement).map(([load = 0]) => load);
      expect(new Set(weights).size).toBe(weights.length);
      expect(weights).toEqual([...weights].sort((one, other) => one - other));
      expect(weights.every((load) => load < weight && loads.includes(load))).toBe(true);
    }
  }
});
