import { Skeleton } from '../ui/skeleton.tsx';
import styles from './wod-sections.module.css';

const CARDS = ['first', 'second', 'third'];

/** Said and shown while a workout loads; also what the prerendered page holds. */
export function WodLoading() {
  return (
    <div className={styles.section}>
      <p role="status" className={styles.loading}>
        Loading workout...
      </p>
      <div className={styles.cards}>
        {CARDS.map((card) => (
          <div key={card} className={styles.placeholder}>
            <Skeleton height="100%" />
          </div>
        ))}
      </div>
    </div>
  );
}
