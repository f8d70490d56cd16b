import { isCivilDate, type CivilDate } from '@lifted/domain/calendar/studio-calendar';

/** First and last day the date picker offers; wide enough for "any day", narrow enough that the day before and after exist. */
export const WOD_FIRST_DAY: CivilDate = '2000-01-01';
export const WOD_LAST_DAY: CivilDate = '2099-12-31';

/** The day whose workout is shown: the one asked for in the address, and today when that is none. */
export function wodDay(asked: string | null, today: CivilDate): CivilDate {
  return asked !== null && isWodDay(asked) ? asked : today;
}

/** True for an existing day that the date picker offers. */
export function isWodDay(text: string): text is CivilDate {
  return isCivilDate(text) && text >= WOD_FIRST_DAY && text <= WOD_LAST_DAY;
}
