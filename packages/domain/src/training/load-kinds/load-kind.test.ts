import { describe, expect, it } from 'vitest';
import type { Implement } from '../implement.ts';
import {
  areComparable,
  bodyweightLoad,
  isBodyweightSet,
  ofKind,
  signedLoad,
  usualLoadKind,
  type KindOfLoad,
} from './load-kind.ts';
import { loadWords } from './load-kind-words.ts';
import { easierBodyweightLoad, harderBodyweightLoad, implementOfKind } from './bodyweight-steps.ts';

const external = (weight: number): KindOfLoad => ({ weight });
const added = (weight: number): KindOfLoad => ({ weight, load_kind: 'added' });
const assisted = (weight: number): KindOfLoad => ({ weight, load_kind: 'assisted' });
const bodyweight: KindOfLoad = { weight: 0, load_kind: 'bodyweight' };
const dumbbells: Implement = { kind: 'weights', weights: [5, 10, 15, 20] };
const barbell: Implement = {
  kind: 'plates',
  bar: 20,
  loaded_ends: 2,
  plates: [{ weight: 2.5, per_end: 8 }],
};

describe('the order of loads', () => {
  it('goes from much help over little to bodyweight, and on with what is added', () => {
    const months = [assisted(20), assisted(5), bodyweight, added(2.5), added(10)];
    expect(months.map(signedLoad)).toEqual([-20, -5, 0, 2.5, 10]);
    expect(signedLoad(external(60))).toBe(60);
  });

  it('never measures an external load by one of a bodyweight exercise', () => {
    for (const load of [assisted(20), bodyweight, added(10)]) {
      expect(areComparable(load, external(60))).toBe(false);
      expect(areComparable(external(60), load)).toBe(false);
      expect(areComparable(load, added(5))).toBe(true);
    }
    expect(areComparable(external(60), external(20))).toBe(true);
  });

  it('takes a set of 0 kg without a kind, from before there were kinds, for both', () => {
    expect(isBodyweightSet(external(0))).toBe(true);
    expect(areComparable(external(0), bodyweight)).toBe(true);
    expect(areComparable(external(0), external(20))).toBe(true);
  });
});

describe('kind and weight agree', () => {
  it.each([
    ['added', 0, { load_kind: 'bodyweight', weight: 0 }],
    ['assisted', 0, { load_kind: 'bodyweight', weight: 0 }],
    ['bodyweight', 80, { load_kind: 'bodyweight', weight: 0 }],
    ['external', 0, { load_kind: 'external', weight: 0 }],
    ['assisted', 12.5, { load_kind: 'assisted', weight: 12.5 }],
  ] as const)('%s of %d kg', (kind, weight, agreed) => expect(ofKind(kind, weight)).toEqual(agreed));

  it('also coming from the order', () => {
    expect([-20, 0, 5].map(bodyweightLoad)).toEqual([
      { load_kind: 'assisted', weight: 20 },
      { load_kind: 'bodyweight', weight: 0 },
      { load_kind: 'added', weight: 5 },
    ]);
  });
});

it('the usual kind is the one the studio named, else that of the implement', () => {
  expect(usualLoadKind({ load_kind: 'assisted' }, { kind: 'bodyweight' })).toBe('assisted');
  expect(usualLoadKind({ load_kind: null }, { kind: 'bodyweight' })).toBe('bodyweight');
  expect(usualLoadKind({}, barbell)).toBe('external');
  expect(usualLoadKind({}, null)).toBe('external');
});

it('a bar has no weights to hang on somebody', () => {
  expect(implementOfKind(barbell, 'added')).toBeNull();
  expect(implementOfKind(barbell, 'external')).toBe(barbell);
  expect(implementOfKind(dumbbells, 'assisted')).toBe(dumbbells);
});

describe('steps of a bodyweight exercise', () => {
  it.each([
    ['more weight', null, 10, 0, 12.5],
    ['more weight by a larger step', null, 10, 5, 15],
    ['the next dumbbell', dumbbells, 5, 0, 10],
    ['the heaviest there is', dumbbells, 20, 0, 20],
    ['from bodyweight up', null, 0, 0, 2.5],
    ['less help', null, -20, 0, -17.5],
    ['less help by a larger step', null, -20, 5, -15],
    ['less than the least help is none', dumbbells, -5, 0, 0],
    ['never past none at once', null, -2.5, 5, 0],
    ['help between two steps', dumbbells, -12, 0, -10],
  ] as const)('%s', (_, implement, from, step, to) =>
    expect(harderBodyweightLoad(implement, from, step)).toBe(to),
  );

  it.each([
    ['less weight, rounded down', null, 12.5, 10],
    ['nothing below the lightest', dumbbells, 5, 0],
    ['more help, rounded up', null, -20, -22.5],
    ['the next help there is', dumbbells, -10, -15],
    ['as much as asked where there is no more', dumbbells, -20, -22],
  ] as const)('made easier: %s', (_, implement, from, to) =>
    expect(easierBodyweightLoad(implement, from, 0.1)).toBe(to),
  );
});

it('loads are said by their kind', () => {
  expect([external(62.5), added(10), assisted(20), bodyweight].map((load) => loadWords(load, 'de'))).toEqual([
    '62,5\u00a0kg',
    '+10\u00a0kg',
    '20\u00a0kg Hilfe',
    'Körpergewicht',
  ]);
  expect(loadWords(assisted(20), 'en')).toBe('20\u00a0kg help');
});
