import { addMonths, monthOf } from '../calendar/calendar-month.ts';
import { addDays, DAY_MS, isCivilDate, type CivilDate } from '../calendar/studio-calendar.ts';
import { NOTICE_MONTHS, REFUND_MS } from './studio-terms.ts';

/**
 * The day a contract without a running minimum term ends by one month's notice: the day of the same number a month later,
 * or that month's last one (§§ 187 (1), 188 (2, 3) BGB). Whether a minimum term still runs only the contract can tell.
 */
export function endAfterNotice(receivedOn: CivilDate): CivilDate {
  const month = addMonths(monthOf(receivedOn), NOTICE_MONTHS);
  const sameDay = `${month}${receivedOn.slice('YYYY-MM'.length)}`;
  return isCivilDate(sameDay) ? sameDay : addDays(`${addMonths(month, 1)}-01`, -1);
}

/** The last day to pay back what was paid, if the withdrawal is good (§ 357 (1) BGB). */
export function refundDueOn(receivedOn: CivilDate): CivilDate {
  return addDays(receivedOn, REFUND_MS / DAY_MS);
}
