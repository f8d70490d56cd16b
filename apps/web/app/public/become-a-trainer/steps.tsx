import { CLASS_LENGTH_MS, HOUR_MS, MINUTE_MS } from '@lifted/domain/calendar/studio-calendar';
import { SUPPORT_REPLY_MS } from '@lifted/domain/contracts/studio-terms';
import { useWords } from '../../language.ts';
import { TRAINER_WORDS } from './become-a-trainer-words.ts';
import styles from './steps.module.css';

/** Where 'How it goes' leads to. */
export const STEPS_ID = 'steps';

const MINUTES = CLASS_LENGTH_MS / MINUTE_MS;
const REPLY_HOURS = SUPPORT_REPLY_MS / HOUR_MS;

/** The way onto the team, one step after the other. */
export function Steps() {
  const words = useWords(TRAINER_WORDS);
  return (
    <section id={STEPS_ID} className={styles.band}>
      <h2>{words.way}</h2>
      <ol className={styles.steps}>
        {words.steps(MINUTES, REPLY_HOURS).map(({ name, text }, index) => (
          <li key={name} className={styles.step}>
            <p className={styles.number}>{words.step(index + 1)}</p>
            <h3 className={styles.name}>{name}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
