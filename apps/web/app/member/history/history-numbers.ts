import type { WorkoutLog } from '@lifted/contract/training-log';
import { countWords } from '@lifted/domain/language/count-words';
import { weightWords } from '@lifted/domain/language/weight-words';
import { loadKindOf } from '@lifted/domain/training/load-kinds/load-kind';
import { loadWords } from '@lifted/domain/training/load-kinds/load-kind-words';
import { setWords as setInShort } from '@lifted/domain/training/load-kinds/set-words';
import { isLifted, type LiftedSet } from '@lifted/domain/training/personal-records';
import type { Language } from '../../language.ts';
import { HISTORY_WORDS } from './history-words.ts';

/** What a workout is called: its class, or the member's own name for it. */
export function workoutName({ timer_name, is_own }: WorkoutLog, language: Language): string {
  return is_own === true && timer_name === '' ? HISTORY_WORDS[language].own : timer_name;
}

/** '4,230 kg', in German '4.230 kg': volumes are sums, so decimals do not matter. */
export function volumeWords(kilograms: number, language: Language): string {
  return `${countWords(kilograms, language)} kg`;
}

/**
 * '8 × 62.5 kg', '8 × 20 kg help', and '12 reps' with bodyweight alone; in German '8 × 62,5 kg' and '12 Wdh.'. Without a
 * repetition as where it was entered: '62.5 kg, failed'.
 */
export function setWords(set: LiftedSet, language: Language): string {
  if (!isLifted(set)) return setInShort(set, language);
  if (set.weight === 0) return repsWords(String(set.reps), language);
  const isPlain = loadKindOf(set) === 'external';
  const load = isPlain ? `${weightWords(set.weight, language)} kg` : loadWords(set, language);
  return `${set.reps} × ${load}`;
}

/**
 * '60 · 62.5 kg': the weights of earlier sets; '20 kg help · bodyweight' where there is more to say of them, and '12 · 10 reps'
 * for bodyweight exercises. The last number and its unit do not wrap.
 */
export function lastTimeWords(sets: readonly LiftedSet[], language: Language): string {
  if (sets.some((set) => loadKindOf(set) !== 'external' && set.weight > 0)) {
    return sets.map((set) => loadWords(set, language)).join(' · ');
  }
  if (sets.some(({ weight }) => weight > 0)) {
    return `${sets.map(({ weight }) => weightWords(weight, language)).join(' · ')}\u00A0kg`;
  }
  return repsWords(sets.map(({ reps }) => reps).join(' · '), language);
}

function repsWords(counts: string, language: Language): string {
  if (language === 'de') return `${counts}\u00A0Wdh.`;
  return `${counts}\u00A0${counts === '1' ? 'rep' : 'reps'}`;
}
