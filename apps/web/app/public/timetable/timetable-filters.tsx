import { filterClasses, branchChoices, worthChoosing } from './timetable-filter.ts';
import type { TimetableClass } from '../../timetable-class.ts';
import { useWords } from '../../language.ts';
import { SelectField } from '../../ui/forms/select-field.tsx';
import type { TimetableAddress } from './use-timetable-address.ts';
import { TIMETABLE_WORDS } from './timetable-words.ts';
import styles from './timetable.module.css';

interface TimetableFiltersProps {
  readonly classes: readonly TimetableClass[];
  readonly address: TimetableAddress;
}

/** Narrows the week to a coach and a location, of those in the shown week; first, in a chain, to a branch. */
export function TimetableFilters({ classes, address }: TimetableFiltersProps) {
  const words = useWords(TIMETABLE_WORDS);
  const { branch, coach, location } = address.filter;
  const branches = branchChoices(classes, branch);
  const there = filterClasses(classes, { branch, coach: null, location: null, name: null });
  const coaches = worthChoosing(
    there.map((each) => each.coach),
    coach,
  );
  const locations = worthChoosing(
    there.map((each) => each.location),
    location,
  );
  return (
    <div className={styles.filters}>
      {branches.length > 0 && (
        <SelectField
          label={words.branch}
          value={branch ?? ''}
          options={options(words.allBranches, branches)}
          onChange={(event) => address.replace({ branch: event.target.value, coach: null, location: null })}
        />
      )}
      {coaches.length > 0 && (
        <SelectField
          label={words.coach}
          value={coach ?? ''}
          options={options(words.allCoaches, coaches)}
          onChange={(event) => address.replace({ coach: event.target.value })}
        />
      )}
      {locations.length > 0 && (
        <SelectField
          label={words.location}
          value={location ?? ''}
          options={options(words.allLocations, locations)}
          onChange={(event) => address.replace({ location: event.target.value })}
        />
      )}
    </div>
  );
}

function options(all: string, names: readonly string[]) {
  return [{ value: '', text: all }, ...names.map((name) => ({ value: name, text: name }))];
}
