import type { InBothLanguages, Language } from '../../language/language.ts';
import { isLifted, type LiftedSet } from '../personal-records.ts';
import type { LoadKind } from './load-kind.ts';
import { loadWords } from './load-kind-words.ts';

const NO_BREAK = '\u00a0';
const FAILED: InBothLanguages<string> = { en: 'failed', de: 'nicht geschafft' };

/** Of the kinds, where one is chosen. */
export const LOAD_KIND_NAMES: InBothLanguages<Readonly<Record<LoadKind, string>>> = {
  en: { external: 'Weight', bodyweight: 'Bodyweight', added: 'Added', assisted: 'With help' },
  de: { external: 'Gewicht', bodyweight: 'Körpergewicht', added: 'Zusatz', assisted: 'Mit Hilfe' },
};

/**
 * One set: '62.5 kg × 8', '+10 kg × 8', '20 kg help × 8', '8 reps' with bodyweight alone, '62.5 kg, failed' without a
 * repetition.
 */
export function setWords(set: LiftedSet, language: Language): string {
  const load = set.weight === 0 ? null : loadWords(set, language);
  if (!isLifted(set)) return load === null ? FAILED[language] : `${load}, ${FAILED[language]}`;
  return load === null ? repsWords(set.reps, language) : [load, '×', set.reps].join(NO_BREAK);
}

/** '8 reps', '1 rep', '8 Wdh.' */
export function repsWords(count: number, language: Language): string {
  return `${count}${NO_BREAK}${language === 'de' ? 'Wdh.' : count === 1 ? 'rep' : 'reps'}`;
}
