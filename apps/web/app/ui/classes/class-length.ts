import { MINUTE_MS } from '@lifted/domain/calendar/studio-calendar';
import type { InBothLanguages, Language } from '../../language.ts';
import type { Fact } from '../layout/facts.tsx';

/** How long a class is, in minutes, from the times the API says. */
export function classLength(
  { start_datetime, end_datetime }: { readonly start_datetime: string; readonly end_datetime: string },
  language: Language,
): Fact {
  const { name, minutes } = LENGTH_WORDS[language];
  return { name, value: minutes((Date.parse(end_datetime) - Date.parse(start_datetime)) / MINUTE_MS) };
}

const LENGTH_WORDS: InBothLanguages<{ readonly name: string; readonly minutes: (count: number) => string }> =
  {
    en: { name: 'Length', minutes: (count) => `${count} minutes` },
    de: { name: 'Dauer', minutes: (count) => `${count} Minuten` },
  };
