import { berlinDate, berlinTime } from '../calendar/studio-calendar.ts';
import { dayInWords } from './civil-words.ts';
import { shortDate, shortWeekdayName } from './date-words.ts';
import type { Language } from './language.ts';

const NO_BREAK = '\u00a0';

/** A class's start or a deadline in few words: 'Mon 23 Nov, 18:30', 'Mo 23. Nov., 18:30 Uhr'. */
export function momentWords(instant: Date, language: Language): string {
  const day = berlinDate(instant);
  const words = `${shortWeekdayName(day, language)} ${shortDate(day, language)}`;
  return `${words.replaceAll(' ', NO_BREAK)}, ${clockWords(berlinTime(instant), language)}`;
}

/** The same with its year: 'Mon 23 November 2026, 18:30'. */
export function momentWordsWithYear(instant: Date, language: Language): string {
  const day = berlinDate(instant);
  return `${shortWeekdayName(day, language)}${NO_BREAK}${dayInWords(day, language)}, ${clockWords(berlinTime(instant), language)}`;
}

/** A time of day, on one line: '18:30', '18:30 Uhr'. */
export function clockWords(time: string, language: Language): string {
  return language === 'de' ? `${time}${NO_BREAK}Uhr` : time;
}
