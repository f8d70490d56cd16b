import { useWords } from '../../language.ts';
import { Disclosure } from '../../ui/layout/disclosure.tsx';
import { ACHIEVEMENTS_WORDS } from './achievements-words.ts';
import styles from './achievements.module.css';

/** How the streak counts, and how to keep it (specification, section 2: Tips text, Streak rule). */
export function StreakTips() {
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
