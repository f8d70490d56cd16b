import { Skeleton } from '../../ui/layout/skeleton.tsx';
import styles from './dashboard.module.css';

/**
 * What is seen before it is known which cards there are. It lies over the places of the hidden ones and goes as a whole, so
 * nothing moves when they are shown.
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
