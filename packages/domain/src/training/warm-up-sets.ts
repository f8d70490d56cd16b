/** Sets that lead up to a working weight, in steps the room has. */
import { nearestAtOrBelow, type Implement } from './implement.ts';
import { loadKindOf, ofKind, type KindOfLoad } from './load-kinds/load-kind.ts';
import { implementOfKind } from './load-kinds/bodyweight-steps.ts';
import { plainSet, type LiftedSet } from './personal-records.ts';

interface RampStep {
  /** Of the working weight. */
  readonly share: number;
  readonly reps: number;
}

/** What is lifted before any share: the bar alone, or bodyweight. */
const BEFORE: RampStep = { share: 0, reps: 10 };
const SHARES: readonly RampStep[] = [
  { share: 0.4, reps: 8 },
  { share: 0.6, reps: 5 },
  { share: 0.8, reps: 3 },
];
/** On top of bodyweight, which warms up most. */
const SHARES_WHERE_ADDED: readonly RampStep[] = [{ share: 0.6, reps: 5 }];

/** Steps nearer together than this share of the working weight are one: light weights need fewer. */
const LEAST_GAP = 0.1;

/**
 * Warm-up sets for a working weight: the bar first, then 40, 60 and 80 % of it, rounded down to what the room has; strictly
 * rising, none at the working weight or above. None where bodyweight, or help, is all there is.
 */
export function warmUpSets(working: KindOfLoad, implement: Implement | null): readonly LiftedSet[] {
  const kind = loadKindOf(working);
  switch (kind) {
    case 'external':
      return implement?.kind === 'bodyweight' ? [] : rampOf(working.weight, implement, kind);
    case 'added':
      return rampOf(working.weight, implementOfKind(implement, kind), kind);
    case 'bodyweight':
    case 'assisted':
      return [];
    default:
      return kind satisfies never;
  }
}

function rampOf(working: number, implement: Implement | null, kind: 'external' | 'added'): LiftedSet[] {
  const first = kind === 'added' ? 0 : implement?.kind === 'plates' ? implement.bar : null;
  const sets = first !== null && first < working ? [warmUp(kind, first, BEFORE)] : [];
  for (const step of kind === 'added' ? SHARES_WHERE_ADDED : SHARES) {
    const weight = nearestAtOrBelow(implement, working * step.share);
    const gap = working * LEAST_GAP;
    const isApart = weight - (sets.at(-1)?.weight ?? 0) >= gap && working - weight >= gap;
    if (weight > 0 && isApart) sets.push(warmUp(kind, weight, step));
  }
  return sets;
}

function warmUp(kind: 'external' | 'added', weight: number, { reps }: RampStep): LiftedSet {
  return plainSet({ ...ofKind(kind, weight), reps, is_warm_up: true });
}
