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
      <noscript>
        <p>The workout comes with JavaScript, which is switched off in this browser.</p>
      </noscript>
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
