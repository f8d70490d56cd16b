import { addDays } from '@lifted/domain/calendar/studio-calendar';
import { dayInWords } from '@lifted/domain/language/civil-words';
import type { Language } from '@lifted/domain/language/language';
import { momentWordsWithYear } from '@lifted/domain/language/moment-words';
import { isOwnAddress } from '@lifted/domain/people/own-address';

interface ValueWords {
  readonly yes: string;
  readonly no: string;
  readonly noAddress: string;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;
/** PostgreSQL's range of days, whose end is excluded. */
const DAYS = /^\[(\d{4}-\d{2}-\d{2}),(\d{4}-\d{2}-\d{2})?\)$/;

/** A value of a row as a person reads it; null for none. */
export function shownValue(value: string | null, words: ValueWords, language: Language): string | null {
  if (value === null) return null;
  if (value === 'true') return words.yes;
  if (value === 'false') return words.no;
  if (!isOwnAddress(value)) return words.noAddress;
  if (DAY.test(value)) return dayInWords(value, language);
  if (MOMENT.test(value)) return momentWordsWithYear(new Date(value), language);
  const [, from, end] = DAYS.exec(value) ?? [];
  if (from === undefined) return value;
  return [dayInWords(from, language), end === undefined ? '' : dayInWords(addDays(end, -1), language)].join(
    ' – ',
  );
}
