import type { InBothLanguages, Language } from '../../language/language.ts';
import { kilogramWords } from '../../language/weight-words.ts';
import { loadKindOf, type KindOfLoad, type LoadKind } from './load-kind.ts';

const HELP: InBothLanguages<(kilograms: string) => string> = {
  en: (kilograms) => `${kilograms} help`,
  de: (kilograms) => `${kilograms} Hilfe`,
};
const OWN_WEIGHT: InBothLanguages<string> = { en: 'own weight', de: 'Eigengewicht' };

/** Of the kinds, where one is chosen. */
export const LOAD_KIND_NAMES: InBothLanguages<Readonly<Record<LoadKind, string>>> = {
  en: { external: 'Weight', bodyweight: 'Own weight', added: 'Added', assisted: 'With help' },
  de: { external: 'Gewicht', bodyweight: 'Eigengewicht', added: 'Zusatz', assisted: 'Mit Hilfe' },
};

/** '62.5 kg', '+10 kg', '20 kg help', 'own weight'; in German '62,5 kg', '+10 kg', '20 kg Hilfe', 'Eigengewicht'. */
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
      return OWN_WEIGHT[language];
    default:
      return kind satisfies never;
  }
}
