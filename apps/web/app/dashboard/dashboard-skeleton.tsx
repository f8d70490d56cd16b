import { Card } from '../ui/card.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import styles from './dashboard.module.css';

/** The places of the first cards, as high as they become. */
export function DashboardSkeleton() {
  return (
    <div className={styles.cards}>
      <Card heading="All-time Achievements" busy>
        <Skeleton height="clamp(3.9rem, 2.7rem + 5vw, 7.2rem)" />
        <Skeleton height="var(--touch)" width="18rem" />
      </Card>
      <Card heading="Your Consistency" busy>
        <Skeleton height="25rem" />
      </Card>
      <Card heading="Your Strength" busy>
        <Skeleton height="40rem" />
      </Card>
    </div>
  );
}
