import type { TimetableClass } from '../../timetable-class.ts';
import { studio } from '@lifted/profile/studio';

/** What the timetable is narrowed to; null means all. */
export interface TimetableFilter {
  /** What `branchName` says. */
  readonly branch: string | null;
  readonly coach: string | null;
  readonly location: string | null;
  /** What the classes are called; no field chooses it, links of the pages do. */
  readonly name: string | null;
}

/** The branch of a chain a class is in, as it is chosen by: the name of its branch, else the studio's own street. */
export function branchName({ branch }: TimetableClass): string {
  return branch?.name ?? studio.address.street;
}

/** The branches to choose from; none where all classes are in one and none was chosen. */
export function branchChoices(classes: readonly TimetableClass[], chosen: string | null): string[] {
  return worthChoosing(classes.map(branchName), chosen);
}

/** The choices of a filter; none where there is only one and it was not chosen. */
export function worthChoosing(names: readonly string[], chosen: string | null): string[] {
  const choices = filterChoices(names, chosen);
  return choices.length > 1 || chosen !== null ? choices : [];
}

/** The classes of that name at that branch, given by that coach at that location. */
export function filterClasses(classes: readonly TimetableClass[], filter: TimetableFilter): TimetableClass[] {
  return classes.filter(
    (each) =>
      (filter.branch === null || branchName(each) === filter.branch) &&
      (filter.coach === null || each.coach === filter.coach) &&
      (filter.location === null || each.location === filter.location) &&
      (filter.name === null || each.name === filter.name),
  );
}

/** Names to choose from, each once, in alphabetical order; the chosen one is among them even in a week without it. */
export function filterChoices(names: readonly string[], chosen: string | null): string[] {
  const known = new Set(names);
  if (chosen !== null) known.add(chosen);
  return [...known].toSorted((a, b) => a.localeCompare(b, 'de'));
}
