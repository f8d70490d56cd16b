import { addMonths, monthOf } from '@lifted/domain/calendar/calendar-month';
import { addDays, DAYS_PER_WEEK, weekStart, type CivilDate } from '@lifted/domain/calendar/studio-calendar';
import { isNumberPeriod, NUMBER_WEEKS, type NumberPeriod } from '@lifted/domain/desk/studio-numbers';

/** Periods to choose by name. */
export const PERIOD_CHOICES = ['this_week', 'week', 'month', 'last_month', 'quarter', 'year', 'own'] as const;
export type PeriodChoice = (typeof PERIOD_CHOICES)[number];

/** The days of a choice, today being `today`; null for days somebody chooses themselves. Weeks that are over are whole. */
export function periodOf(choice: PeriodChoice, today: CivilDate): NumberPeriod | null {
  const monday = weekStart(today);
  const sunday = addDays(monday, -1);
  const month = monthOf(today);
  switch (choice) {
    case 'this_week':
      return { first: monday, last: today };
    case 'week':
      return { first: addDays(monday, -DAYS_PER_WEEK), last: sunday };
    case 'month':
      return { first: `${month}-01`, last: addDays(`${addMonths(month, 1)}-01`, -1) };
    case 'last_month':
      return { first: `${addMonths(month, -1)}-01`, last: addDays(`${month}-01`, -1) };
    case 'quarter':
      return { first: addDays(monday, -NUMBER_WEEKS * DAYS_PER_WEEK), last: sunday };
    case 'year':
      return { first: `${addMonths(month, -12)}-01`, last: addDays(`${month}-01`, -1) };
    case 'own':
      return null;
  }
}

/** The days an address names; this week where it names none that can be shown. */
export function periodIn(search: URLSearchParams, today: CivilDate): NumberPeriod {
  const [first, last] = [search.get('first') ?? '', search.get('last') ?? ''];
  const thisWeek = periodOf('this_week', today);
  return isNumberPeriod(first, last) || thisWeek === null ? { first, last } : thisWeek;
}

/** What a period is called, if it has a name. */
export function choiceOf({ first, last }: NumberPeriod, today: CivilDate): PeriodChoice {
  return (
    PERIOD_CHOICES.find((choice) => {
      const named = periodOf(choice, today);
      return named?.first === first && named.last === last;
    }) ?? 'own'
  );
}
