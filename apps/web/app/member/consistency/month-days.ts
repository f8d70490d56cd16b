import { addMonths, type CalendarMonth } from '@lifted/domain/calendar/calendar-month';
import { berlinDate, berlinInstant, type CivilDate } from '@lifted/domain/calendar/studio-calendar';

/**
 * The entries that start in a month of the studio's calendar, by civil day, in the given order. Entries of other months cost
 * one comparison each, so ten years of history can be split by month.
 */
export function entriesByDay<Entry>(
  entries: readonly Entry[],
  startOf: (entry: Entry) => Date,
  month: CalendarMonth,
): ReadonlyMap<CivilDate, readonly Entry[]> {
  const from = firstInstant(month);
  const before = firstInstant(addMonths(month, 1));
  const days = new Map<CivilDate, Entry[]>();
  for (const entry of entries) {
    const start = startOf(entry);
    if (start.getTime() < from || start.getTime() >= before) continue;
    const day = berlinDate(start);
    const known = days.get(day);
    if (known === undefined) days.set(day, [entry]);
    else known.push(entry);
  }
  return days;
}

function firstInstant(month: CalendarMonth): number {
  return berlinInstant(`${month}-01`).getTime();
}
