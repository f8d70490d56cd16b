import { berlinTime } from '@lifted/domain/calendar/studio-calendar';
import { classOpenness } from '@lifted/domain/classes/class-places';
import { Link } from 'react-router';
import { useWords } from '../language.ts';
import styles from './class-rows.module.css';
import { TODAY_WORDS } from './today-words.ts';
import type { ClassToday } from './today.ts';

interface ClassRowsProps {
  readonly classes: readonly ClassToday[];
  readonly now: Date;
  /** Where the name of a class leads; undefined: nowhere. */
  readonly addressOf: ((id: string) => string) | undefined;
}

/** Classes one below the other: time, name, coach, room, places taken. */
export function ClassRows({ classes, now, addressOf }: ClassRowsProps) {
  const words = useWords(TODAY_WORDS);
  return (
    <ul className={styles.rows}>
      {classes.map((each) => {
        const openness = classOpenness(each, now);
        const state = words.states[openness];
        return (
          <li key={each.id} className={styles.row} data-openness={openness}>
            <time dateTime={each.start.toISOString()} className={styles.time}>
              {berlinTime(each.start)}
              <span className={styles.end}>–{berlinTime(each.end)}</span>
            </time>{' '}
            <span className={styles.name}>
              {addressOf === undefined ? each.name : <Link to={addressOf(each.id)}>{each.name}</Link>}
            </span>{' '}
            <span className={styles.coach}>{each.coach}</span>{' '}
            <span className={styles.location}>{each.location}</span>{' '}
            <span className={styles.places}>
              {state !== null && <strong className={styles.state}>{state}</strong>}{' '}
              {!each.isCanceled && <span>{words.taken(each.capacity - each.freePlaces, each.capacity)}</span>}{' '}
              {each.waiting > 0 && <span>{words.waiting(each.waiting)}</span>}{' '}
              {each.isSubstituteWanted && <strong className={styles.state}>{words.substituteWanted}</strong>}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
