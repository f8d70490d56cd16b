import { dayInWords } from '../language/civil-words.ts';
import type { InBothLanguages } from '../language/language.ts';
import { berlinInstant, berlinIso, HOUR_MS, type CivilDate } from './studio-calendar.ts';

/**
 * What a date and time on Berlin's clocks names: one instant, two where the clocks are put back, none where they are put
 * forward over it.
 */
export type LocalTime =
  | { readonly kind: 'once'; readonly instant: Date }
  | { readonly kind: 'twice'; readonly earlier: Date; readonly later: Date }
  | { readonly kind: 'skipped' };

/** Reads 'YYYY-MM-DD' with 'HH:MM' or 'HH:MM:SS'. The one rule for every local time that is typed or imported. */
export function localTime(date: CivilDate, time: string): LocalTime {
  const written = `${date}T${time}`;
  const shows = (instant: Date) => berlinIso(instant).startsWith(written);
  const later = berlinInstant(date, time);
  if (!shows(later)) return { kind: 'skipped' };
  const earlier = new Date(later.getTime() - HOUR_MS);
  return shows(earlier) ? { kind: 'twice', earlier, later } : { kind: 'once', instant: later };
}

/** Why a class or anything else cannot be put at a time that does not exist, or exists twice. */
export function clockChangeWords(
  kind: Exclude<LocalTime['kind'], 'once'>,
  date: CivilDate,
  time: string,
): InBothLanguages<string> {
  const [en, de] = [dayInWords(date, 'en'), dayInWords(date, 'de')];
  switch (kind) {
    case 'skipped':
      return {
        en: `On ${en} the clocks are put forward from 02:00 to 03:00, so there is no ${time}. Please choose another time.`,
        de: `Am ${de} wird die Uhr von 2 auf 3 Uhr vorgestellt, ${time} Uhr gibt es also nicht. Bitte wähl eine andere Zeit.`,
      };
    case 'twice':
      return {
        en: `On ${en} the clocks are put back from 03:00 to 02:00, so ${time} occurs twice. Please choose another time.`,
        de: `Am ${de} wird die Uhr von 3 auf 2 Uhr zurückgestellt, ${time} Uhr gibt es also zweimal. Bitte wähl eine andere Zeit.`,
      };
    default:
      return kind satisfies never;
  }
}

const SUNDAY = 6;

/** Whether a time of every week, 0 being Monday, is one that two Sundays a year skip and have twice. */
export function isInClockChange(weekday: number, time: string): boolean {
  return weekday === SUNDAY && time >= '02:00' && time < '03:00';
}
