import { Skeleton } from '../ui/skeleton.tsx';
import chartStyles from './strength-chart.module.css';
import styles from './strength-card.module.css';

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] as const;

/** The places of the chart and of the exercises. */
export function StrengthSkeleton() {
  return (
    <div className={chartStyles.chart}>
      <Skeleton height="calc(var(--chart-height) + 12rem)" />
      <div className={styles.skeletonRows}>
        {ROWS.map((row) => (
          <Skeleton key={row} height="3.25rem" />
        ))}
      </div>
    </div>
  );
}
