import { addMonths, monthOf, sameDayOfMonth } from '../calendar/calendar-month.ts';
import { addDays, berlinDate, berlinInstant, type CivilDate } from '../calendar/studio-calendar.ts';

/** How long something is kept. `years_to_year_end`: a number of years after the end of the year it is from (§ 147 (4) AO). */
export type Keeping =
  | { readonly unit: 'days'; readonly count: number }
  | { readonly unit: 'months'; readonly count: number }
  | { readonly unit: 'years_to_year_end'; readonly count: number };

/**
 * What is from before this instant is deleted now: midnight in Berlin at the beginning of the day that long ago. Where a
 * month has no such day, its last one counts.
 */
export function keptSince(keeping: Keeping, now: Date): Date {
  const today = berlinDate(now);
  switch (keeping.unit) {
    case 'days':
      return berlinInstant(addDays(today, -keeping.count));
    case 'months':
      return berlinInstant(sameDayOfMonth(today, -keeping.count));
    case 'years_to_year_end':
      return berlinInstant(firstOfJanuary(today, -keeping.count));
    default:
      return keeping satisfies never;
  }
}

const MONTHS_PER_YEAR = 12;
const YEAR_LENGTH = 'YYYY'.length;

function firstOfJanuary(date: CivilDate, years: number): CivilDate {
  const month = addMonths(monthOf(date), years * MONTHS_PER_YEAR);
  return `${month.slice(0, YEAR_LENGTH)}-01-01`;
}
