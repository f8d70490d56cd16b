import { stepDown, stepUp, type Implement } from '../implement.ts';
import { bodyweightLoad, loadKindOf, ofKind, signedLoad, type KindOfLoad } from './load-kind.ts';
import { harderBodyweightLoad, implementOfKind } from './bodyweight-steps.ts';

/**
 * The next harder (1) or easier (-1) load the room has; null where there is none. A bodyweight exercise goes from much help
 * over little to none, and on with what is added.
 */
export function steppedLoad(
  load: KindOfLoad,
  direction: 1 | -1,
  implement: Implement | null,
): Required<KindOfLoad> | null {
  if (loadKindOf(load) === 'external') {
    const step = direction === 1 ? stepUp : stepDown;
    const weight = step(implement, load.weight);
    return weight === load.weight ? null : ofKind('external', weight);
  }
  const signed = signedLoad(load);
  const next = direction === 1 ? harderBodyweightLoad(implement, signed) : oneStepEasier(implement, signed);
  return next === signed ? null : bodyweightLoad(next);
}

function oneStepEasier(implement: Implement | null, signed: number): number {
  const source = implementOfKind(implement, 'assisted');
  if (signed <= 0) return -stepUp(source, -signed) || 0;
  const lighter = stepDown(source, signed);
  return lighter === signed ? 0 : lighter;
}
