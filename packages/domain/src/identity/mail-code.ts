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

/** How long until another code may be sent, in milliseconds; 0 for now. `sent` are the times of earlier ones. */
export function mailCodePause(sent: readonly Date[], now: Date): number {
  const times = sent.map((at) => at.getTime()).toSorted((a, b) => b - a);
  /** Until the newest, the second newest and so on is as old as that. */
  const until = (nth: number, ms: number) =>
    (times[nth - 1] ?? Number.NEGATIVE_INFINITY) + ms - now.getTime();
  return Math.max(
    0,
    until(1, MAIL_CODE_PAUSE_MS),
    until(MOST_MAIL_CODES_PER_HOUR, HOUR_MS),
    until(MOST_MAIL_CODES_PER_DAY, DAY_MS),
  );
}

/** Those of the times that still count. */
export function mailCodesOfTheDay(sent: readonly Date[], now: Date): Date[] {
  return sent.filter((at) => now.getTime() - at.getTime() < DAY_MS);
}
