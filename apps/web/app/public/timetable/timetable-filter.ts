import type { TimetableClass } from '@lifted/domain/classes/timetable-week';

/** What the timetable is narrowed to; null means all. */
export interface TimetableFilter {
  readonly coach: string | null;
  readonly location: string | null;
}

/** The classes given by that coach at that location. */
export function filterClasses(classes: readonly TimetableClass[], filter: TimetableFilter): TimetableClass[] {
  return classes.filter(
    ({ coach, location }) =>
      (filter.coach === null || coach === filter.coach) &&
      (filter.location === null || location === filter.location),
  );
}

/** Names to choose from, each once, in alphabetical order; the chosen one is among them even in a week without it. */
export function filterChoices(names: readonly string[], chosen: string | null): string[] {
  const known = new Set(names);
  if (chosen !== null) known.add(chosen);
  return [...known].toSorted((a, b) => a.localeCompare(b, 'de'));
}
