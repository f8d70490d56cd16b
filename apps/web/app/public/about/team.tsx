import { coaches } from '@lifted/profile/coaches';
import { useLanguage, useWords } from '../../language.ts';
import { CoachPicture } from '../../ui/layout/coach-picture.tsx';
import { ABOUT_WORDS } from './about-words.ts';
import styles from './team.module.css';

/** The coaches, each with what to know before the first class. */
export function Team() {
  const words = useWords(ABOUT_WORDS);
  const language = useLanguage();
  if (coaches.length === 0) return null;
  return (
    <section id="coaches" className={styles.band}>
      <header className={styles.header}>
        <h2>{words.coaches}</h2>
        <p className={styles.lead}>{words.coachesNote}</p>
      </header>
      <ul className={styles.coaches}>
        {coaches.map(({ id, firstName, since, note, hasPortrait }) => (
          <li key={id} className={styles.coach}>
            {hasPortrait && <CoachPicture id={id} />}
            <h3 className={styles.name}>{firstName}</h3>
            <p className={styles.note}>{note[language]}</p>
            <p className={styles.since}>{words.since(since)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
