import { countWords } from '@lifted/domain/language/count-words';
import { weightWords } from '@lifted/domain/language/weight-words';
import type { LiftedSet } from '@lifted/domain/training/personal-records';
import type { Language } from '../../language.ts';

/** '4,230 kg', in German '4.230 kg': volumes are sums, so decimals do not matter. */
export function volumeWords(kilograms: number, language: Language): string {
  return `${countWords(kilograms, language)} kg`;
}

/** '8 × 62.5 kg', and '12 reps' for bodyweight exercises; in German '8 × 62,5 kg' and '12 Wdh.'. */
export function setWords({ reps, weight }: LiftedSet, language: Language): string {
  return weight === 0 ? repsWords(String(reps), language) : `${reps} × ${weightWords(weight, language)} kg`;
}

/**
 * '60 · 62.5 kg': the weights of earlier sets; '12 · 10 reps' for bodyweight exercises. The last number and its unit do not
 * wrap.
 */
export function lastTimeWords(sets: readonly LiftedSet[], language: Language): string {
  if (sets.some(({ weight }) => weight > 0)) {
    return `${sets.map(({ weight }) => weightWords(weight, language)).join(' · ')}\u00A0kg`;
  }
  return repsWords(sets.map(({ reps }) => reps).join(' · '), language);
}

function repsWords(counts: string, language: Language): string {
  if (language === 'de') return `${counts}\u00A0Wdh.`;
  return `${counts}\u00A0${counts === '1' ? 'rep' : 'reps'}`;
}
