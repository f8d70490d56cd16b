import { berlinTime } from '@lifted/domain/calendar/studio-calendar';
import { VisuallyHidden } from '@lifted/design/visually-hidden.tsx';
import { CLASS_STATE_WORDS, classOpenness, waitingWords } from '@lifted/domain/classes/class-places';
import { Link } from 'react-router';
import { useLanguage, useWords } from '../language.ts';
import styles from './class-rows.module.css';
import { TODAY_WORDS } from './today-words.ts';
import { roomNames } from '../parts/branches/room-names.ts';
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
  const language = useLanguage();
  const placeOf = roomNames(classes.map(({ location }) => location));
  return (
    <ul className={styles.rows}>
      {classes.map((each) => {
        const openness = classOpenness(each, now);
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
            <span className={styles.location} title={each.location}>
              {placeOf(each.location)}
            </span>{' '}
            <span className={styles.places}>
              {openness !== 'open' && (
                <strong className={styles.state}>{CLASS_STATE_WORDS[language][openness]}</strong>
              )}{' '}
              {each.waiting > 0 && <span>{waitingWords(each.waiting, language)}</span>}{' '}
              {!each.isCanceled && <Occupancy of={each} />}{' '}
              {each.isSubstituteWanted && <strong className={styles.state}>{words.substituteWanted}</strong>}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** Places taken, beside a bar; where people wait, their number has its place: the bar would be full. */
function Occupancy({ of: { capacity, freePlaces, waiting } }: { readonly of: ClassToday }) {
  const words = useWords(TODAY_WORDS);
  const taken = capacity - freePlaces;
  const share = capacity === 0 ? 0 : Math.min(1, taken / capacity);
  return (
    <span className={styles.occupancy}>
      {waiting === 0 && (
        <span className={styles.bar} aria-hidden="true">
          <span style={{ inlineSize: `${share * 100}%` }} data-full={share === 1 || undefined} />
        </span>
      )}
      <span className={styles.figures} aria-hidden="true">
        {taken}/{capacity}
      </span>
      <VisuallyHidden>{words.taken(taken, capacity)}</VisuallyHidden>
    </span>
  );
}
