/**
 * How the weight of a set counts: as the load itself, or on top of bodyweight. A set carries its kind, because an exercise goes
 * from assisted through bodyweight to added over months. Nobody's body weight is kept, so what is added to it, or helps, is all
 * that is known.
 */
import type { Implement } from '../implement.ts';

export const LOAD_KINDS = ['external', 'bodyweight', 'added', 'assisted'] as const;
/**
 * 'external': the weight is the load. 'bodyweight': nothing is added and nothing helps. 'added': the weight is on top.
 * 'assisted': the weight is help, of a band or a machine.
 */
export type LoadKind = (typeof LOAD_KINDS)[number];

/** Those of a bodyweight exercise, from the easiest to the hardest. */
export const BODYWEIGHT_KINDS: readonly LoadKind[] = ['assisted', 'bodyweight', 'added'];

/** A weight in kg, never below zero, and its kind; left out: external. */
export interface KindOfLoad {
  readonly weight: number;
  readonly load_kind?: LoadKind;
}

export function loadKindOf({ load_kind: kind = 'external' }: Partial<KindOfLoad>): LoadKind {
  return kind;
}

/** What orders sets, in kg: help counts below bodyweight, so less of it is more. */
export function signedLoad(load: KindOfLoad): number {
  const { weight } = load;
  const kind = loadKindOf(load);
  switch (kind) {
    case 'external':
    case 'added':
      return weight;
    case 'bodyweight':
      return 0;
    case 'assisted':
      return -weight;
    default:
      return kind satisfies never;
  }
}

/** Of a bodyweight exercise, with help or weight added too. So are sets of 0 kg without a kind, from before there were kinds. */
export function isBodyweightSet(set: KindOfLoad): boolean {
  return loadKindOf(set) !== 'external' || set.weight === 0;
}

/** Whether two sets of one lift can be measured by each other: never an external load by one of a bodyweight exercise. */
export function areComparable(one: KindOfLoad, other: KindOfLoad): boolean {
  const areExternal = loadKindOf(one) === 'external' && loadKindOf(other) === 'external';
  return areExternal || (isBodyweightSet(one) && isBodyweightSet(other));
}

/** The same load, its kind and weight agreeing: help or additional weight of nothing is bodyweight. */
export function ofKind(kind: LoadKind, weight: number): Required<KindOfLoad> {
  if (kind === 'external') return { load_kind: kind, weight };
  return weight === 0 || kind === 'bodyweight'
    ? { load_kind: 'bodyweight', weight: 0 }
    : { load_kind: kind, weight };
}

/** A load of a bodyweight exercise from what orders it. */
export function bodyweightLoad(signed: number): Required<KindOfLoad> {
  return ofKind(signed < 0 ? 'assisted' : 'added', Math.abs(signed));
}

/** The kind an exercise is usually lifted with: the one the studio named, else that of what it is lifted with. */
export function usualLoadKind(
  exercise: { readonly load_kind?: LoadKind | null | undefined },
  implement: Pick<Implement, 'kind'> | null,
): LoadKind {
  return exercise.load_kind ?? (implement?.kind === 'bodyweight' ? 'bodyweight' : 'external');
}
