import { filterChoices } from './timetable-filter.ts';
import type { TimetableClass } from '@lifted/domain/classes/timetable-week';
import { useWords } from '../../language.ts';
import { SelectField } from '../../ui/forms/select-field.tsx';
import type { TimetableAddress } from './use-timetable-address.ts';
import { TIMETABLE_WORDS } from './timetable-words.ts';
import styles from './timetable.module.css';

interface TimetableFiltersProps {
  readonly classes: readonly TimetableClass[];
  readonly address: TimetableAddress;
}

/** Narrows the week to a coach and a location, of those in the shown week. */
export function TimetableFilters({ classes, address }: TimetableFiltersProps) {
  const words = useWords(TIMETABLE_WORDS);
  const { coach, location } = address.filter;
  return (
    <div className={styles.filters}>
      <SelectField
        label={words.coach}
        value={coach ?? ''}
        options={options(
          words.allCoaches,
          filterChoices(
            classes.map((each) => each.coach),
            coach,
          ),
        )}
        onChange={(event) => address.replace({ coach: event.target.value })}
      />
      <SelectField
        label={words.location}
        value={location ?? ''}
        options={options(
          words.allLocations,
          filterChoices(
            classes.map((each) => each.location),
            location,
          ),
        )}
        onChange={(event) => address.replace({ location: event.target.value })}
      />
    </div>
  );
}

function options(all: string, names: readonly string[]) {
  return [{ value: '', text: all }, ...names.map((name) => ({ value: name, text: name }))];
}
