import type { StudioNumbersAnswer } from '@lifted/contract/desk/desk-numbers';
import { berlinTime } from '@lifted/domain/calendar/studio-calendar';
import { shortDateRange } from '@lifted/domain/language/date-words';
import type { Language } from '@lifted/domain/language/language';
import type { NumbersWords } from './numbers-words.ts';

/** The days numbers are compared with, and up to what time on the last one where that matters. */
export function comparedDays(
  { first, last, until }: NonNullable<StudioNumbersAnswer['before']>,
  words: Pick<NumbersWords, 'upTo'>,
  language: Language,
): string {
  const days = shortDateRange(first, last, language);
  return until === null ? days : words.upTo(days, berlinTime(new Date(until)));
}
