import { monthOf, type CalendarMonth } from './calendar-month.ts';
import type { CivilDate } from './studio-calendar.ts';

/** Rows shown at first and added by each 'Load more' (specification, section 2: Workout list). */
export const WORKOUTS_PER_PAGE = 10;

/** Groups entries by month, newest month and newest entry first, whatever order they come in. */
export function groupByMonth<Entry>(
  entries: readonly Entry[],
  dateOf: (entry: Entry) => CivilDate,
): { month: CalendarMonth; entries: Entry[] }[] {
  const newestFirst = entries.toSorted((a, b) => dateOf(b).localeCompare(dateOf(a)));
  const groups: { month: CalendarMonth; entries: Entry[] }[] = [];
  for (const entry of newestFirst) {
    const month = monthOf(dateOf(entry));
    const latest = groups.at(-1);
    if (latest?.month === month) latest.entries.push(entry);
    else groups.push({ month, entries: [entry] });
  }
  return groups;
}
