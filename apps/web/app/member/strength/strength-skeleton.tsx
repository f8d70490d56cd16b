import { Skeleton } from '@lifted/design/layout/skeleton.tsx';
import chartStyles from './chart/strength-chart.module.css';
import styles from './strength-card.module.css';

const ROWS = Array.from({ length: 12 }, (_, row) => row);

/** Placeholders for the chart and the exercises. */
export function StrengthSkeleton() {
  return (
    <div className={styles.columns}>
      <div className={chartStyles.chart}>
        <Skeleton height="calc(var(--chart-height) + 18.5rem)" />
      </div>
      <div className={styles.skeletonRows}>
        {ROWS.map((row) => (
          <Skeleton key={row} height="3.5rem" />
        ))}
      </div>
    </div>
  );
}
