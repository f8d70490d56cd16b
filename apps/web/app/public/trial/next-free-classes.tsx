import type { getTimetable, StudioClass } from '@lifted/contract/timetable';
import { shortDate, shortWeekdayName } from '@lifted/domain/language/date-words';
import { kindLine } from '@lifted/domain/classes/class-kind';
import { placesLeft } from '@lifted/domain/classes/class-places';
import { nextClasses } from '../../ui/classes/next-classes.ts';
import { addDays, berlinDate, berlinTime, DAYS_PER_WEEK } from '@lifted/domain/calendar/studio-calendar';
import { useEffect, useId } from 'react';
import { Link } from 'react-router';
import { useApiClient } from '@lifted/client/http/api-client-context.tsx';
import { useRemote } from '../../platform/http/remote.ts';
import { useLanguage, useWords } from '../../language.ts';
import { useAddress } from '../../use-address.ts';
import { TRIAL_WORKOUT_WORDS } from './trial-workout-words.ts';
import styles from './trial-workout.module.css';

const SHOWN = 3;

interface NextFreeClassesProps {
  /** The class that cannot be joined; the search begins on its day, or today if that is over. */
  readonly workout: StudioClass;
  readonly now: Date;
}

/** Classes of the seven days from a full one on that have a place left; nothing while they load, and when there are none. */
export function NextFreeClasses({ workout, now }: NextFreeClassesProps) {
  const { nextFree } = useWords(TRIAL_WORKOUT_WORDS);
  const language = useLanguage();
  const address = useAddress();
  const id = useId();
  const free = nextClasses(useClassesAround(workout, now), now, SHOWN).map((each) => ({
    ...each,
    about: kindLine(each.wire.kind, language),
  }));
  if (free.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.nextHeading}>
        {nextFree}
      </h2>
      <ul className={styles.nextClasses}>
        {free.map(({ wire, start, about }) => (
          <li key={wire.id}>
            <Link to={address('trialWorkout', { workoutId: wire.id })} className={styles.nextClass}>
              <time dateTime={wire.start_datetime} className={styles.nextTime}>
                <span>
                  {`${shortWeekdayName(berlinDate(start), language)} ${shortDate(berlinDate(start), language)}`}
                </span>{' '}
                <strong>{berlinTime(start)}</strong>
              </time>{' '}
              <span className={styles.nextName}>
                <strong>{wire.timer_name}</strong> <span>{wire.coach_first_name}</span>{' '}
                {about !== null && <span>{about}</span>}
              </span>{' '}
              <span className={styles.nextPlaces}>{placesLeft(wire.free_places, language)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function useClassesAround({ start_datetime }: StudioClass, now: Date) {
  const api = useApiClient();
  const today = berlinDate(now);
  const day = berlinDate(new Date(start_datetime));
  const from = day > today ? day : today;
  const { remote } = useRemote(from, (signal) =>
    api.call<typeof getTimetable>('GET', '/timetable', {
      query: { from, to: addDays(from, DAYS_PER_WEEK - 1) },
      signal,
    }),
  );
  useEffect(() => {
    if (remote.state === 'failed') console.error('The next free classes did not load.', remote.error);
  }, [remote]);
  return remote.state === 'loaded' ? remote.value.map(plannedClass) : [];
}

function plannedClass(wire: StudioClass) {
  return {
    wire,
    start: new Date(wire.start_datetime),
    end: new Date(wire.end_datetime),
    freePlaces: wire.free_places,
  };
}
