/** What an exercise is lifted with, and the weights it can have. Weights in kg. */

export interface Plate {
  readonly weight: number;
  /** How many of them fit on one end, or how many one has. */
  readonly per_end: number;
}

/** A bar with plates, such as a barbell (two loaded ends) or a landmine (one). */
export interface PlateLoaded {
  readonly kind: 'plates';
  /** The bar alone. */
  readonly bar: number;
  readonly loaded_ends: 1 | 2;
  readonly plates: readonly Plate[];
}

/** Weights as they lie on the rack, such as dumbbells and kettlebells. */
interface FixedWeights {
  readonly kind: 'weights';
  readonly weights: readonly number[];
}

export type Implement = PlateLoaded | FixedWeights | { readonly kind: 'bodyweight' };

/** The id of the one every studio has: exercises without a weight have it, in files of studios too. */
export const BODYWEIGHT_IMPLEMENT = 'bodyweight';

/** Where it is not known what is lifted with, weights go up and down by this much. */
export const STEP_WITHOUT_IMPLEMENT_KG = 2.5;

/** Plates of 1.25 and 0.25 kg are exact in whole grams. */
const GRAMS = 1000;
const inGrams = (kg: number) => Math.round(kg * GRAMS);
const inKilograms = (grams: number) => grams / GRAMS;

/** Every weight the implement can have, ascending; none for bodyweight. */
export function possibleLoads(implement: Implement): readonly number[] {
  switch (implement.kind) {
    case 'plates':
      return [...loadingsOf(implement).keys()].map(inKilograms).toSorted((one, other) => one - other);
    case 'weights':
      return [...new Set(implement.weights)].toSorted((one, other) => one - other);
    case 'bodyweight':
      return [];
    default:
      return implement satisfies never;
  }
}

/** The possible weights up to one, ascending. */
export function loadsUpTo(implement: Implement, kg: number): readonly number[] {
  return possibleLoads(implement).filter((load) => load <= kg);
}

/** The heaviest weight it can have, in kg; null where that is not known, and for bodyweight. */
export function heaviestOf(implement: Implement | null): number | null {
  return implement === null ? null : (possibleLoads(implement).at(-1) ?? null);
}

/**
 * The next heavier weight, by at least a number of kg; the heaviest there is, or the same, where there is none. Null: not known what
 * is lifted with.
 */
export function stepUp(implement: Implement | null, kg: number, step = 0): number {
  if (implement === null) {
    const next = (Math.floor(kg / STEP_WITHOUT_IMPLEMENT_KG) + 1) * STEP_WITHOUT_IMPLEMENT_KG;
    return Math.max(next, Math.ceil((kg + step) / STEP_WITHOUT_IMPLEMENT_KG) * STEP_WITHOUT_IMPLEMENT_KG);
  }
  const loads = possibleLoads(implement);
  return loads.find((load) => load > kg && load >= kg + step) ?? Math.max(kg, loads.at(-1) ?? kg);
}

/** The next lighter weight; the same where there is none. Null: not known what is lifted with. */
export function stepDown(implement: Implement | null, kg: number): number {
  if (implement === null) {
    return Math.max(0, (Math.ceil(kg / STEP_WITHOUT_IMPLEMENT_KG) - 1) * STEP_WITHOUT_IMPLEMENT_KG);
  }
  return possibleLoads(implement).findLast((load) => load < kg) ?? kg;
}

/** The heaviest possible weight that is not above this one; the lightest there is where all are above. 0 for bodyweight. */
export function nearestAtOrBelow(implement: Implement | null, kg: number): number {
  if (implement === null) return Math.floor(kg / STEP_WITHOUT_IMPLEMENT_KG) * STEP_WITHOUT_IMPLEMENT_KG;
  const loads = possibleLoads(implement);
  return loads.findLast((load) => load <= kg) ?? loads[0] ?? 0;
}

/** What to put on each end of a bar. */
export interface LoadedBar {
  /** What that weighs altogether: the nearest possible weight, the lighter one of two equally near. */
  readonly load: number;
  /** Plates of one end, from the bar outwards: largest first, and as few as possible. */
  readonly plates: readonly number[];
}

/** The plates of each end for a weight; null where nothing is loaded with plates. */
export function platesPerEnd(implement: Implement | null, kg: number): LoadedBar | null {
  if (implement?.kind !== 'plates') return null;
  const wanted = inGrams(kg);
  let nearest: { readonly load: number; readonly loading: Loading } | undefined;
  for (const [load, loading] of loadingsOf(implement)) {
    const [gap, best] = [Math.abs(load - wanted), Math.abs((nearest?.load ?? Infinity) - wanted)];
    if (gap < best || (gap === best && load < (nearest?.load ?? 0))) nearest = { load, loading };
  }
  if (nearest === undefined) return null;
  return { load: inKilograms(nearest.load), plates: nearest.loading.map(inKilograms) };
}

/** Plates of one end in grams, largest first. */
type Loading = readonly number[];

/** Asked for every set of a class. Once an implement is changed, it arrives as another object. */
const known = new WeakMap<PlateLoaded, ReadonlyMap<number, Loading>>();

/** For each possible weight in grams the fewest plates that make it; of equally few those with the larger plate first. */
function loadingsOf(implement: PlateLoaded): ReadonlyMap<number, Loading> {
  const before = known.get(implement);
  if (before !== undefined) return before;
  const loadings = new Map<number, Loading>([[inGrams(implement.bar), []]]);
  const largestFirst = implement.plates.toSorted((one, other) => other.weight - one.weight);
  for (const { weight, per_end: count } of largestFirst) {
    const reached = [...loadings];
    for (let plates = 1; plates <= count; plates += 1) {
      const more: Loading = Array.from({ length: plates }, () => inGrams(weight));
      for (const [load, loading] of reached) {
        const heavier = load + implement.loaded_ends * plates * inGrams(weight);
        const loaded = [...loading, ...more];
        if (isBetter(loaded, loadings.get(heavier))) loadings.set(heavier, loaded);
      }
    }
  }
  known.set(implement, loadings);
  return loadings;
}

function isBetter(loading: Loading, before: Loading | undefined): boolean {
  if (before === undefined || loading.length !== before.length) {
    return loading.length < (before?.length ?? Infinity);
  }
  const at = loading.findIndex((plate, index) => plate !== before[index]);
  return (loading[at] ?? 0) > (before[at] ?? 0);
}
