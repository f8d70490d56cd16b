import type { Customer } from '@lifted/contract/customers';
import { Card } from '@lifted/design/layout/card.tsx';
import styles from './achievements.module.css';
import { StreakTips } from './streak-tips.tsx';

type Totals = Pick<Customer, 'total_workouts' | 'current_streak' | 'highest_streak'>;

/**
 * What a member has reached since the first class: classes, and streaks in weeks; null while loading (specification, section
 * 2).
 */
export function AchievementsCard({ totals }: { readonly totals: Totals | null }) {
  return (
    <Card heading="All-time Achievements" busy={totals === null}>
      <dl className={styles.numbers}>
        <Achievement name="Total workouts" value={totals?.total_workouts} />
        <Achievement
          name="Current streak"
          value={totals?.current_streak}
          unit={weeks(totals?.current_streak)}
        />
        <Achievement
          name="Highest streak"
          value={totals?.highest_streak}
          unit={weeks(totals?.highest_streak)}
        />
      </dl>
      <StreakTips />
    </Card>
  );
}

interface AchievementProps {
  readonly name: string;
  readonly value: number | undefined;
  readonly unit?: string;
}

function Achievement({ name, value, unit }: AchievementProps) {
  return (
    <div className={styles.achievement}>
      <dt className={styles.name}>
        {name}
        {unit !== undefined && <span className={styles.unit}> {unit}</span>}
      </dt>
      <dd className={styles.value}>{value ?? <span className={styles.pending}>–</span>}</dd>
    </div>
  );
}

function weeks(count: number | undefined): string {
  return count === 1 ? 'week' : 'weeks';
}
