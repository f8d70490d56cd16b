import { useWords } from '../../language.ts';
import styles from './superpower.module.css';
import { SUPERPOWER_WORDS } from './superpower-words.ts';

/** What strength is good for, in a picture of everyday life and three figures with their sources. */
export function Superpower() {
  const words = useWords(SUPERPOWER_WORDS);
  return (
    <section className={styles.band}>
      <h2 className={styles.heading}>{words.heading}</h2>
      <p className={styles.statement}>{words.statement}</p>
      <ul className={styles.facts}>
        {words.facts.map(({ figure, text }) => (
          <li key={figure}>
            <span className={styles.figure}>{figure}</span> <span className={styles.text}>{text}</span>
          </li>
        ))}
      </ul>
      <p className={styles.sources}>{words.sources}</p>
    </section>
  );
}
