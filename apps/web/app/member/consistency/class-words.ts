import type { Language } from '../../language.ts';
import type { PlannedClass } from './calendar-days.ts';
import { CONSISTENCY_WORDS } from './consistency-words.ts';

/** '18:00 Full Body with Mira', in German '18:00 Full Body mit Mira'. */
export function classWords({ time, name, coach }: PlannedClass, language: Language): string {
  const words = CONSISTENCY_WORDS[language];
  return [time, name ?? words.someClass, ...(coach === null ? [] : [words.with(coach)])].join(' ');
}
