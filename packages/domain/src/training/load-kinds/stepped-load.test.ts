import { expect, it } from 'vitest';
import type { Implement } from '../implement.ts';
import type { KindOfLoad } from './load-kind.ts';
import { steppedLoad } from './stepped-load.ts';

const barbell: Implement = {
  kind: 'plates',
  bar: 20,
  loaded_ends: 2,
  plates: [{ weight: 5, per_end: 1 }],
};
const dumbbells: Implement = { kind: 'weights', weights: [5, 10] };
const external = (weight: number): KindOfLoad => ({ weight });
const bodyweight: KindOfLoad = { weight: 0, load_kind: 'bodyweight' };
const added = (weight: number): KindOfLoad => ({ weight, load_kind: 'added' });
const assisted = (weight: number): KindOfLoad => ({ weight, load_kind: 'assisted' });

function allHarder(
  from: KindOfLoad,
  implement: Implement | null,
  direction: 1 | -1,
  most = 10,
): KindOfLoad[] {
  const next = most === 0 ? null : steppedLoad(from, direction, implement);
  return next === null ? [] : [next, ...allHarder(next, implement, direction, most - 1)];
}

it('an external load goes up and down by what the room has, and ends where that ends', () => {
  expect(steppedLoad(external(20), 1, barbell)).toEqual({ load_kind: 'external', weight: 30 });
  expect(steppedLoad(external(30), -1, barbell)).toEqual({ load_kind: 'external', weight: 20 });
  expect(steppedLoad(external(30), 1, barbell)).toBeNull();
  expect(steppedLoad(external(20), -1, barbell)).toBeNull();
});

it('in a bodyweight exercise a step leads from help over none to what is added, and back', () => {
  expect(allHarder(assisted(5), null, 1, 4)).toEqual([assisted(2.5), bodyweight, added(2.5), added(5)]);
  expect(allHarder(added(5), null, -1, 4)).toEqual([added(2.5), bodyweight, assisted(2.5), assisted(5)]);
});

it('fixed weights hang and help as they lie on the rack, to the last one on both sides', () => {
  expect(allHarder(assisted(10), dumbbells, 1)).toEqual([assisted(5), bodyweight, added(5), added(10)]);
  expect(allHarder(added(10), dumbbells, -1)).toEqual([added(5), bodyweight, assisted(5), assisted(10)]);
});

it('a bar says nothing of what hangs on somebody', () =>
  expect(steppedLoad(bodyweight, 1, barbell)).toEqual(added(2.5)));
