import { addMonths, monthOf } from '@lifted/domain/calendar/calendar-month';
import type { CivilDate } from '@lifted/domain/calendar/studio-calendar';
import type { RecapPeriod } from './recap.ts';

const YEAR_LENGTH = 'YYYY'.length;

/** Where to look next: from a month the one before and its year, from a year the one before and its latest month. */
export function neighbouringPeriods(period: RecapPeriod, today: CivilDate): readonly RecapPeriod[] {
  if (period.length > YEAR_LENGTH) return [addMonths(period, -1), period.slice(0, YEAR_LENGTH)];
  const december = `${period}-12`;
  const latest = monthOf(today) < december ? monthOf(today) : december;
  return [String(Number(period) - 1).padStart(YEAR_LENGTH, '0'), latest];
}
