import { Skeleton } from '@lifted/design/layout/skeleton.tsx';
import styles from './dashboard.module.css';

/**
 * Shown before the cards are known. It covers the space of hidden cards and is removed as a whole, so nothing shifts when
 * they appear.
 */
export function ComingCards() {
  return (
    <div className={styles.coming}>
      {HEIGHTS.map((height) => (
        <Skeleton key={height} height={height} />
      ))}
    </div>
  );
}

/** Of achievements, calendar and curve, roughly. */
const HEIGHTS = ['17rem', '27rem', '22rem'];
