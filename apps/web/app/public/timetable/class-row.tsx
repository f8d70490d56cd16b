import { classOpenness, placesLeft, type ClassOpenness } from '@lifted/domain/classes/class-places';
import { berlinTime } from '@lifted/domain/calendar/studio-calendar';
import type { TimetableClass } from '@lifted/domain/classes/timetable-week';
import { Link } from 'react-router';
import { useLanguage, useWords } from '../../language.ts';
import { Portrait } from '../../ui/layout/portrait.tsx';
import { useAddress } from '../../use-address.ts';
import styles from './class-row.module.css';
import { TIMETABLE_WORDS } from './timetable-words.ts';

interface ClassRowProps {
  readonly studioClass: TimetableClass;
  readonly now: Date;
}

/** One class; the whole row leads to its test workout until it starts, unless it was cancelled. */
export function ClassRow({ studioClass, now }: ClassRowProps) {
  const address = useAddress();
  const openness = classOpenness(studioClass, now);
  const isBookable = openness === 'open' || openness === 'full';
  const words = <Words studioClass={studioClass} openness={openness} />;
  return (
    <li className={styles.row} data-openness={openness}>
      {isBookable ? (
        <Link to={address('trialWorkout', { workoutId: studioClass.id })} className={styles.class}>
          {words}
        </Link>
      ) : (
        <div className={styles.class}>{words}</div>
      )}
    </li>
  );
}

function Words({ studioClass, openness }: Omit<ClassRowProps, 'now'> & { readonly openness: ClassOpenness }) {
  const opennessWords = useOpennessWords();
  const { start, name, coach, coachImageUrl, location, freePlaces } = studioClass;
  return (
    <>
      <time dateTime={start.toISOString()} className={styles.time}>
        {berlinTime(start)}
      </time>{' '}
      <span className={styles.name}>{name}</span>{' '}
      <span className={styles.coach}>
        <Portrait name={coach} imageUrl={coachImageUrl} size="small" alt="" />
        <span>{coach}</span>
      </span>{' '}
      <span className={styles.location}>{location}</span>{' '}
      <span className={styles.places}>{opennessWords(openness, freePlaces)}</span>
    </>
  );
}

function useOpennessWords(): (openness: ClassOpenness, freePlaces: number) => string {
  const words = useWords(TIMETABLE_WORDS);
  const language = useLanguage();
  return (openness, freePlaces) => {
    switch (openness) {
      case 'over':
        return words.over;
      case 'canceled':
        return words.canceled;
      case 'running':
        return words.running;
      case 'full':
      case 'open':
        return placesLeft(freePlaces, language);
      default:
        return openness satisfies never;
    }
  };
}
