import type { Language } from '@lifted/domain/language/language';
import { weightWords } from '@lifted/domain/language/weight-words';
import { isLifted, type LiftedSet } from '@lifted/domain/training/personal-records';

/** The two halves of a set as it is shown: '62.5' and '× 8'; without a weight '8 ×' alone; a failed attempt has a cross. */
export function liftedParts(
  { weight, reps }: LiftedSet,
  language: Language,
): { readonly weight: string; readonly reps: string } {
  if (weight === 0)
    return { weight: isLifted({ reps }) ? String(reps) : '✕', reps: isLifted({ reps }) ? '×' : '' };
  return { weight: weightWords(weight, language), reps: isLifted({ reps }) ? `× ${reps}` : '✕' };
}

/** A set in a sentence: '62.5 kg × 8'; in German '62,5 kg × 8'; `failed` for no repetitions. */
export function liftedWords({ weight, reps }: LiftedSet, language: Language, failed: string): string {
  const kilograms = weight === 0 ? '' : `${weightWords(weight, language)} kg`;
  if (!isLifted({ reps })) return [kilograms, failed].filter(Boolean).join(' ');
  return kilograms === '' ? `${reps} ×` : `${kilograms} × ${reps}`;
}
