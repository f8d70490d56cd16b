import { shortWeekdayName } from '@lifted/domain/language/date-words';
import type { Language } from '@lifted/domain/language/language';

/** A week that begins on Monday, for the names of its days. */
const NAMED_WEEK = '2024-01-0';

/** 'Mon' for 1, in German 'Mo'. */
export function weekdayInWords(weekday: number, language: Language): string {
  return shortWeekdayName(`${NAMED_WEEK}${weekday}`, language);
}
