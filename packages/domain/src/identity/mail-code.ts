/** Codes of six digits that sign in, by mail: how long they live, and how often they may be tried and sent. */
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '../calendar/studio-calendar.ts';

/** How long a mailed code is valid. */
export const MAIL_CODE_MS = 10 * MINUTE_MS;
/** After this many wrong attempts a mailed code is invalid. */
export const MOST_WRONG_PER_MAIL_CODE = 5;

/** Codes for one account and device per hour and day, and the pause between two of them. */
export const MOST_MAIL_CODES_PER_HOUR = 5;
export const MOST_MAIL_CODES_PER_DAY = 10;
export const MAIL_CODE_PAUSE_MS = 30 * SECOND_MS;

/** Whether another code may be sent now. `sent` are the times of earlier ones. */
export function maySendMailCode(sent: readonly Date[], now: Date): boolean {
  const within = (ms: number) => sent.filter((at) => now.getTime() - at.getTime() < ms).length;
  return (
    within(MAIL_CODE_PAUSE_MS) === 0 &&
    within(HOUR_MS) < MOST_MAIL_CODES_PER_HOUR &&
    within(DAY_MS) < MOST_MAIL_CODES_PER_DAY
  );
}

/** Those of the times that still count. */
export function mailCodesOfTheDay(sent: readonly Date[], now: Date): Date[] {
  return sent.filter((at) => now.getTime() - at.getTime() < DAY_MS);
}
