/** Loads of bodyweight exercises, in what orders them: kg, help below zero. They move by the steps the room has. */
import {
  loadsUpTo,
  nearestAtOrBelow,
  possibleLoads,
  stepDown,
  stepUp,
  STEP_WITHOUT_IMPLEMENT_KG,
  type Implement,
} from '../implement.ts';
import type { LoadKind } from './load-kind.ts';

/**
 * What a load of a kind is made of. In bodyweight exercises fixed weights hang or help; a bar's steps say nothing of those, and
 * null has steps of its own.
 */
export function implementOfKind(implement: Implement | null, kind: LoadKind): Implement | null {
  if (kind === 'external') return implement;
  return implement?.kind === 'weights' ? implement : null;
}

/** One step harder: more weight, or less help by `step` kg at least. */
export function harderBodyweightLoad(implement: Implement | null, signed: number, step = 0): number {
  const source = implementOfKind(implement, 'added');
  if (signed >= 0) return stepUp(source, signed, step);
  const help = -signed;
  const most = Math.min(help - step, stepDown(source, help));
  if (source === null) return -nearestAtOrBelow(null, Math.max(0, most)) || 0;
  return -(loadsUpTo(source, most).findLast((load) => load < help) ?? 0) || 0;
}

/** Made easier by a share, to what the room has and never harder than that: less weight, or more help. */
export function easierBodyweightLoad(implement: Implement | null, signed: number, share: number): number {
  const source = implementOfKind(implement, 'added');
  if (signed < 0) return -helpAtLeast(source, -signed * (1 + share));
  const most = inHundredths(signed * (1 - share));
  return source === null ? nearestAtOrBelow(null, most) : (loadsUpTo(source, most).at(-1) ?? 0);
}

/** Shares are not exact; weights are kept in hundredths. */
const HUNDREDTHS = 100;
function inHundredths(kg: number): number {
  return Math.round(kg * HUNDREDTHS) / HUNDREDTHS;
}

function helpAtLeast(source: Implement | null, kg: number): number {
  const wanted = inHundredths(kg);
  if (source === null) return Math.ceil(wanted / STEP_WITHOUT_IMPLEMENT_KG) * STEP_WITHOUT_IMPLEMENT_KG;
  const loads = possibleLoads(source);
  return loads.find((load) => load >= wanted) ?? Math.max(wanted, loads.at(-1) ?? wanted);
}
