import type { Customer } from '@lifted/contract/customers';
import { Card } from '../ui/card.tsx';
import styles from './achievements.module.css';
import { StreakTips } from './streak-tips.tsx';

type Totals = Pick<Customer, 'total_workouts' | 'current_streak' | 'highest_streak'>;

/** What a member reached since the first class: workouts, and streaks in weeks (specification, section 2). */
export function AchievementsCard({ totals }: { readonly totals: Totals }) {
  return (
    <Card heading="All-time Achievements">
      <dl className={styles.numbers}>
        <Achievement name="Total workouts" value={totals.total_workouts} />
        <Achievement
          name="Current streak"
          value={totals.current_streak}
          unit={weeks(totals.current_streak)}
        />
        <Achievement
          name="Highest streak"
          value={totals.highest_streak}
          unit={weeks(totals.highest_streak)}
        />
      </dl>
      <StreakTips />
    </Card>
  );
}

interface AchievementProps {
  readonly name: string;
  readonly value: number;
  readonly unit?: string;
}

function Achievement({ name, value, unit }: AchievementProps) {
  return (
    <div className={styles.achievement}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value}>
        {value}
        {unit !== undefined && <span className={styles.unit}> {unit}</span>}
      </dd>
    </div>
  );
}

function weeks(count: number): string {
  return count === 1 ? 'week' : 'weeks';
}
