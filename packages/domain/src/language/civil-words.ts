import type { InBothLanguages, Language } from './language.ts';
import type { CivilDate } from '../calendar/studio-calendar.ts';

const LOCALES: InBothLanguages<string> = { en: 'en-GB', de: 'de-DE' };

const NO_BREAK = '\u00a0';

/**
 * A civil date in words: '2026-11-01' is '1 November 2026', in German '1. November 2026'. Day and month stay on one
 * line.
 */
export function dayInWords(date: CivilDate, language: Language): string {
  return inWords(date, language, { day: 'numeric', month: 'long', year: 'numeric' }).replace(' ', NO_BREAK);
}

/** A month 'YYYY-MM' in words: '2024-03' is 'March 2024', in German 'März 2024'. */
export function monthInWords(month: string, language: Language): string {
  return inWords(`${month}-01`, language, { month: 'long', year: 'numeric' });
}

function inWords(date: CivilDate, language: Language, parts: Intl.DateTimeFormatOptions): string {
  const format = new Intl.DateTimeFormat(LOCALES[language], { ...parts, timeZone: 'UTC' });
  return format.format(new Date(`${date}T00:00:00Z`));
}
