import { monthOf, type CalendarMonth } from '@lifted/domain/calendar/calendar-month';
import type { CivilDate } from '@lifted/domain/calendar/studio-calendar';

/** Rows shown at first and added by each 'Load more' (specification, section 2: Workout list). */
export const WORKOUTS_PER_PAGE = 10;

/** Entries by time, newest first; simultaneous ones keep their order. */
export function newestFirst<Entry>(
  entries: readonly Entry[],
  startOf: (entry: Entry) => string,
): readonly Entry[] {
  const timed = entries.map((entry) => ({ entry, at: Date.parse(startOf(entry)) }));
  return timed.sort((one, other) => other.at - one.at).map(({ entry }) => entry);
}

/** Groups entries by month, newest month and newest entry first, whatever their order. */
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
