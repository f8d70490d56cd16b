import { Skeleton } from '@lifted/design/layout/skeleton.tsx';
import { WORKOUTS_PER_PAGE } from './workout-history.ts';
import styles from './workout-list.module.css';

/** Placeholder for the first page of workouts. */
export function HistoryRows() {
  return (
    <div className={styles.skeleton}>
      {Array.from({ length: WORKOUTS_PER_PAGE }, (_, row) => row).map((row) => (
        <Skeleton key={row} height="3rem" />
      ))}
    </div>
  );
}
