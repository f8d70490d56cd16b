import { addDays, berlinDate, berlinTime, DAYS_PER_WEEK } from '../calendar/studio-calendar.ts';
import { shortDate, shortWeekdayName } from './date-words.ts';
import type { InBothLanguages, Language } from './language.ts';

const TODAY: InBothLanguages<string> = { en: 'today', de: 'heute' };

/**
 * An instant of the coming two weeks, short: 'today 18:30', 'Mon 18:30', and from a week ahead 'Mon 30 Nov, 18:30'. German:
 * 'heute 18:30 Uhr', 'Mo 18:30 Uhr', 'Mo 30. Nov., 18:30 Uhr'. It stays on one line.
 */
export function nearMomentWords(instant: Date, now: Date, language: Language): string {
  const words = `${dayWords(instant, now, language)} ${berlinTime(instant)}${language === 'de' ? ' Uhr' : ''}`;
  return words.replaceAll(' ', '\u00a0');
}

function dayWords(instant: Date, now: Date, language: Language): string {
  const day = berlinDate(instant);
  const today = berlinDate(now);
  if (day === today) return TODAY[language];
  const weekday = shortWeekdayName(day, language);
  return day < addDays(today, DAYS_PER_WEEK) ? weekday : `${weekday} ${shortDate(day, language)},`;
}
