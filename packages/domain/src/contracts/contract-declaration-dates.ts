import { sameDayOfMonth } from '../calendar/calendar-month.ts';
import { addDays, DAY_MS, type CivilDate } from '../calendar/studio-calendar.ts';
import { NOTICE_MONTHS, REFUND_MS } from './studio-terms.ts';

/**
 * The end of a contract without a running minimum term at one month's notice: the same day of the next month, or that
 * month's last day (§§ 187 (1), 188 (2, 3) BGB). Only the contract says whether a minimum term is still running.
 */
export function endAfterNotice(receivedOn: CivilDate): CivilDate {
  return sameDayOfMonth(receivedOn, NOTICE_MONTHS);
}

/** The last day to refund payments, if the withdrawal is valid (§ 357 (1) BGB). */
export function refundDueOn(receivedOn: CivilDate): CivilDate {
  return addDays(receivedOn, REFUND_MS / DAY_MS);
}
