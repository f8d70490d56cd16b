import type { InBothLanguages, Language } from '../../language/language.ts';
import { kilogramWords, weightWords } from '../../language/weight-words.ts';
import { loadKindOf, type KindOfLoad } from './load-kind.ts';

const HELP: InBothLanguages<(kilograms: string) => string> = {
  en: (kilograms) => `${kilograms} help`,
  de: (kilograms) => `${kilograms} Hilfe`,
};
const BODYWEIGHT: InBothLanguages<string> = { en: 'bodyweight', de: 'Körpergewicht' };

/** '62.5 kg', '+10 kg', '20 kg help', 'bodyweight'; in German '62,5 kg', '+10 kg', '20 kg Hilfe', 'Körpergewicht'. */
export function loadWords(load: KindOfLoad, language: Language): string {
  const kind = loadKindOf(load);
  const kilograms = kilogramWords(load.weight, language);
  switch (kind) {
    case 'external':
      return kilograms;
    case 'added':
      return `+${kilograms}`;
    case 'assisted':
      return HELP[language](kilograms);
    case 'bodyweight':
      return BODYWEIGHT[language];
    default:
      return kind satisfies never;
  }
}

/** The same where kilograms go without saying: '62.5', but '+10 kg' and '20 kg help'. */
export function shortLoadWords(load: KindOfLoad, language: Language): string {
  return loadKindOf(load) === 'external' ? weightWords(load.weight, language) : loadWords(load, language);
}
