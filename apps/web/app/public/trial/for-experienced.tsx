import { experienceAsked, type ClassKind } from '@lifted/domain/classes/class-kind';
import { studio } from '@lifted/profile/studio';
import { Link } from 'react-router';
import { useWords } from '../../language.ts';
import { useAddress } from '../../use-address.ts';
import { TRIAL_WORKOUT_WORDS } from './trial-workout-words.ts';
import styles from './trial-workout.module.css';

/** Says of a class that asks for experience that it does, and leads to one for newcomers. Nothing of any other. */
export function ForExperienced({ kind }: { readonly kind: ClassKind | null | undefined }) {
  const { experienced, gentler } = useWords(TRIAL_WORKOUT_WORDS);
  const address = useAddress();
  const { gentlestClass } = studio;
  const level = experienceAsked(kind);
  if (level === null) return null;
  const search = gentlestClass === '' ? '' : `?${new URLSearchParams({ class: gentlestClass }).toString()}`;
  return (
    <p className={styles.experienced}>
      {experienced[level]} <Link to={`${address('timetable')}${search}`}>{gentler(gentlestClass)}</Link>
    </p>
  );
}
