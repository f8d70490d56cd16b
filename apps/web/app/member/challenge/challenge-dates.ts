import type { CivilDate } from '@lifted/domain/calendar/studio-calendar';
import type { InBothLanguages, Language } from '@lifted/domain/language/language';

const MONTH_AND_DAY = { month: 'short', day: 'numeric', timeZone: 'UTC' } as const;
const LOCALES: InBothLanguages<string> = { en: 'en-US', de: 'de-DE' };
/** English has a comma before the year, as the specification writes it. */
const BEFORE_YEAR: InBothLanguages<string> = { en: ', ', de: ' ' };
const YEAR_DIGITS = 4;

/**
 * The time of a challenge on its page: short month and day of both ends, then the year of the last, such as
 * 'Nov 1 – Nov 30, 2026' (specification, section 2); in German '1. Nov. – 30. Nov. 2026'.
 */
export function challengeDateRange(
  startDate: CivilDate,
  endDate: CivilDate,
  language: Language = 'en',
): string {
  const days = [startDate, endDate].map((date) => shortDay(date, language)).join(' – ');
  return `${days}${BEFORE_YEAR[language]}${endDate.slice(0, YEAR_DIGITS)}`;
}

function shortDay(date: CivilDate, language: Language): string {
  return new Intl.DateTimeFormat(LOCALES[language], MONTH_AND_DAY).format(new Date(`${date}T00:00:00Z`));
}
