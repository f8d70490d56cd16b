import { Disclosure } from '../../ui/layout/disclosure.tsx';
import styles from './achievements.module.css';

const TIPS = [
  '1 workout per week builds the habit',
  '2 per week raises strength',
  '24-48 hours rest between workouts',
] as const;

/** How the streak counts, and how to keep it (specification, section 2: Tips text, Streak rule). */
export function StreakTips() {
  return (
    <div className={styles.notes}>
      <Disclosure label="How the streak counts">
        <p>At least 1 class in a week adds 1 to the streak; 0 classes resets it to 0.</p>
        <p>Weeks run from Monday to Sunday. The current week only counts once you’ve trained in it.</p>
      </Disclosure>
      <Disclosure label="Streak tips">
        <ul className={styles.tips}>
          {TIPS.map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ul>
      </Disclosure>
    </div>
  );
}
