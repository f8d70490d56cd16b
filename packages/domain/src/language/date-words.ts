/**
 * Days and times as pages say them. English: its own words in German order with a 24-hour clock ('en-DE',
 * specification, section 9). Civil dates are formatted in UTC, where they were parsed; instants in the studio's zone.
 */
import type { InBothLanguages, Language } from './language.ts';
import { STUDIO_TIME_ZONE, type CivilDate } from '../calendar/studio-calendar.ts';

const LOCALES: InBothLanguages<string> = { en: 'en-DE', de: 'de-DE' };
const LONG_DAY = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;

const longDay = perLanguage({ ...LONG_DAY, timeZone: 'UTC' });
const weekday = perLanguage({ weekday: 'long', timeZone: 'UTC' });
const shortWeekday = perLanguage({ weekday: 'short', timeZone: 'UTC' });
const dayAndMonth = perLanguage({ day: 'numeric', month: 'short', timeZone: 'UTC' });
const start = perLanguage({
  ...LONG_DAY,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: STUDIO_TIME_ZONE,
});

/** 'Friday, 20 November 2026', 'Freitag, 20. November 2026'. */
export function longDate(date: CivilDate, language: Language = 'en'): string {
  return longDay(language).format(midnight(date));
}

/** 'Friday', 'Freitag'. */
export function weekdayName(date: CivilDate, language: Language = 'en'): string {
  return weekday(language).format(midnight(date));
}

/** 'Fri', 'Fr'. */
export function shortWeekdayName(date: CivilDate, language: Language = 'en'): string {
  return shortWeekday(language).format(midnight(date));
}

/** '20 Nov', '20. Nov.'. */
export function shortDate(date: CivilDate, language: Language = 'en'): string {
  return dayAndMonth(language).format(midnight(date));
}

/** '16–22 Nov', or '30 Nov – 6 Dec' across months; both days included. German: '16.–22. Nov.'. */
export function shortDateRange(first: CivilDate, last: CivilDate, language: Language = 'en'): string {
  return dayAndMonth(language).formatRange(midnight(first), midnight(last));
}

/** Start of a class in Berlin: 'Friday, 20 November 2026 at 18:00', 'Freitag, 20. November 2026 um 18:00 Uhr'. */
export function startWords(instant: Date, language: Language = 'en'): string {
  const words = start(language).format(instant);
  return language === 'de' ? `${words}\u00a0Uhr` : words;
}

function midnight(date: CivilDate): Date {
  return new Date(`${date}T00:00:00Z`);
}

/** One formatter per language, made when it is first asked for: most pages speak one. */
function perLanguage(options: Intl.DateTimeFormatOptions): (language: Language) => Intl.DateTimeFormat {
  const made: Partial<Record<Language, Intl.DateTimeFormat>> = {};
  return (language) => (made[language] ??= new Intl.DateTimeFormat(LOCALES[language], options));
}
