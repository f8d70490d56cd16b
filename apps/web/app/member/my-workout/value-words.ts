import type { LiftedSet } from '@lifted/domain/training/personal-records';
import { weightWords } from '@lifted/domain/language/weight-words';
import type { InBothLanguages, Language } from '../../language.ts';

const NO_BREAK = '\u00a0';
const FAILED: InBothLanguages<string> = { en: 'failed', de: 'nicht geschafft' };
const REPS: InBothLanguages<string> = { en: 'reps', de: 'Wdh.' };

/** '62.5 kg × 8'; '62.5 kg, failed' without a repetition; '8 reps' without a weight. */
export function valueWords({ weight, reps }: LiftedSet, language: Language): string {
  const kilograms = `${weightWords(weight, language)}${NO_BREAK}kg`;
  if (reps === 0) return weight === 0 ? FAILED[language] : `${kilograms}, ${FAILED[language]}`;
  if (weight === 0) return `${reps}${NO_BREAK}${reps === 1 && language === 'en' ? 'rep' : REPS[language]}`;
  return [kilograms, '×', reps].join(NO_BREAK);
}

/** Plates of one end as they go on: '20 + 1.25 kg'. */
export function platesWords(plates: readonly number[], language: Language): string {
  return `${plates.map((plate) => weightWords(plate, language)).join(' + ')}${NO_BREAK}kg`;
}
