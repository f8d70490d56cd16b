import { useWords } from '../../language.ts';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { TRIAL_WORKOUT_WORDS } from './trial-workout-words.ts';
import styles from './class-facts.module.css';

const PORTRAIT = 'clamp(5.5rem, 3rem + 10vw, 11rem)';

/** The place of the class's facts while they load. */
export function ClassFactsSkeleton() {
  const { loadingClass } = useWords(TRIAL_WORKOUT_WORDS);
  return (
    <div role="status" aria-label={loadingClass} className={styles.facts}>
      <Skeleton width={PORTRAIT} height={PORTRAIT} />
      <div className={styles.who}>
        <Skeleton width="min(18rem, 90%)" height="var(--text-2)" />
        <Skeleton width="8rem" height="1.6rem" />
      </div>
      <div className={styles.details}>
        <Skeleton height="7.5rem" />
      </div>
    </div>
  );
}
