import { HOUR_MS } from '../calendar/studio-calendar.ts';

/**
 * Mails that anybody can make us send to an address nobody has checked, such as receipts: a number of a kind in an hour
 * and not one more, so that our forms cannot be turned against a mailbox.
 */
export const MAILS_TO_ONE_ADDRESS = 3;

/** Mails written since then count. */
export function mailsCountSince(now: Date): Date {
  return new Date(now.getTime() - HOUR_MS);
}

/** Whether one more may be written; `written` counts those of the last hour. */
export function mayMailAgain(written: number): boolean {
  return written < MAILS_TO_ONE_ADDRESS;
}
