import { loadKindOf, type LoadKind } from './load-kinds/load-kind.ts';
import { isLifted, type LiftedSet } from './personal-records.ts';

/** The heaviest weight of a set that is taken, in kg: with a leg press some move hundreds, nobody more than this. */
export const HEAVIEST_SET_KG = 1000;

/** More than this is asked about where nothing is known, in kg. */
const UNKNOWN_KG = 250;
/** A weight this far above the best until now is asked about, in times and in kg: a first 15 kg after 5 kg is nothing unusual. */
const TIMES_BEST = 2;
const ABOVE_BEST_KG = 20;

interface WhatIsKnown {
  /** The heaviest set of the exercise so far, in kg; null: none. */
  readonly best: number | null;
  /** The heaviest weight there is to load, in kg; null: not known. */
  readonly heaviest: number | null;
}

/**
 * Is a weight in kg so unlikely that somebody is asked whether it was a slip? Above what there is to load, or both more than
 * twice the best so far and more than 20 kg above it. What was lifted before is never asked about.
 */
export function isUnlikelyWeight(kg: number, { best, heaviest }: WhatIsKnown): boolean {
  if (best !== null && kg <= best) return false;
  if (heaviest !== null && kg > heaviest) return true;
  if (best === null) return heaviest === null && kg > UNKNOWN_KG;
  return kg > TIMES_BEST * best && kg > best + ABOVE_BEST_KG;
}

/** The heaviest set of a kind somebody lifted in earlier classes, in kg; null where there was none. */
export function bestBefore(
  history: readonly { readonly sets: readonly LiftedSet[] }[],
  kind: LoadKind,
): number | null {
  const lifted = history.flatMap(({ sets }) =>
    sets.filter((set) => isLifted(set) && loadKindOf(set) === kind),
  );
  return lifted.length === 0 ? null : Math.max(...lifted.map(({ weight }) => weight));
}
