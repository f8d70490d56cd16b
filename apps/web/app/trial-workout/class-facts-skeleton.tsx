import { Skeleton } from '../ui/skeleton.tsx';
import styles from './class-facts.module.css';

/** The place of the class's facts while they load. */
export function ClassFactsSkeleton() {
  return (
    <div role="status" aria-label="Loading the class" className={styles.facts}>
      <Skeleton width="clamp(7rem, 5rem + 8vw, 11rem)" height="clamp(7rem, 5rem + 8vw, 11rem)" />
      <div className={styles.words}>
        <Skeleton width="min(18rem, 90%)" height="var(--text-2)" />
        <Skeleton width="8rem" height="1.6rem" />
        <Skeleton width="min(22rem, 100%)" height="6rem" />
      </div>
    </div>
  );
}
