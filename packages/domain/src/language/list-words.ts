import type { InBothLanguages, Language } from './language.ts';

/** British lists have no comma before 'and' and 'or'. */
const LOCALES: InBothLanguages<string> = { en: 'en-GB', de: 'de-DE' };
const TYPES = { and: 'conjunction', or: 'disjunction' } as const;

/** Names in a sentence: 'squat, bench press and row', 'Kniebeuge, Bankdrücken oder Rudern'. */
export function listWords(
  names: readonly string[],
  language: Language,
  joinedBy: keyof typeof TYPES,
): string {
  return new Intl.ListFormat(LOCALES[language], { type: TYPES[joinedBy] }).format(names);
}
