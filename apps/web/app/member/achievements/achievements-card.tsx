import type { Customer } from '@lifted/contract/customers';
import { Card } from '@lifted/design/layout/card.tsx';
import { useWords } from '../../language.ts';
import { ACHIEVEMENTS_WORDS } from './achievements-words.ts';
import styles from './achievements.module.css';
import { Disclosure } from '../../ui/layout/disclosure.tsx';

type Totals = Pick<Customer, 'total_workouts' | 'current_streak' | 'highest_streak'>;

/**
 * What a member has reached since the first class: classes, and streaks in weeks; null while loading (specification, section
 * 2).
 */
export function AchievementsCard({ totals }: { readonly totals: Totals | null }) {
  const { heading, total, current, highest, weeks } = useWords(ACHIEVEMENTS_WORDS);
  return (
    <Card heading={heading} busy={totals === null}>
      <dl className={styles.numbers}>
        <Achievement name={total} value={totals?.total_workouts} />
        <Achievement name={current} value={totals?.current_streak} unit={weeks(totals?.current_streak)} />
        <Achievement name={highest} value={totals?.highest_streak} unit={weeks(totals?.highest_streak)} />
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

/** How the streak counts, and how to keep it (specification, section 2: Tips text, Streak rule). */
function StreakTips() {
  const { how, rule, week, tipsName, tips } = useWords(ACHIEVEMENTS_WORDS);
  return (
    <div className={styles.notes}>
      <Disclosure label={how}>
        <p>{rule}</p>
        <p>{week}</p>
      </Disclosure>
      <Disclosure label={tipsName}>
        <ul className={styles.tips}>
          {tips.map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ul>
      </Disclosure>
    </div>
  );
}
