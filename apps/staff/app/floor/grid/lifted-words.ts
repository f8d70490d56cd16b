import type { Language } from '@lifted/domain/language/language';
import { weightWords } from '@lifted/domain/language/weight-words';
import { loadKindOf } from '@lifted/domain/training/load-kinds/load-kind';
import { isLifted, type LiftedSet } from '@lifted/domain/training/personal-records';

/** Before the weight, where there is no room to say it: what was added, and help as what is taken off. */
const SIGNS = { external: '', bodyweight: '', added: '+', assisted: '−' } as const;

/** In a cell; a cross would be read as 'times', and nothing as a set that was lifted. */
const FAILED = { en: 'failed', de: 'nicht ge\u00adschafft' } as const;

/**
 * The two halves of a set as it is shown: '62.5' and '× 8', '−20' with help; without a weight '8 ×' alone; a failed attempt
 * says so.
 */
export function liftedParts(
  set: LiftedSet,
  language: Language,
): { readonly weight: string; readonly reps: string } {
  const { weight, reps } = set;
  const failed = FAILED[language];
  if (weight === 0) return isLifted(set) ? { weight: String(reps), reps: '×' } : { weight: '', reps: failed };
  return {
    weight: `${SIGNS[loadKindOf(set)]}${weightWords(weight, language)}`,
    reps: isLifted(set) ? `× ${reps}` : failed,
  };
}
