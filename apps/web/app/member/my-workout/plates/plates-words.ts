import { weightWords } from '@lifted/domain/language/weight-words';
import type { Language } from '../../../language.ts';

const NO_BREAK = '\u00a0';

/** Plates of one end as they go on: '20 + 1.25 kg'. */
export function platesWords(plates: readonly number[], language: Language): string {
  return `${plates.map((plate) => weightWords(plate, language)).join(' + ')}${NO_BREAK}kg`;
}
