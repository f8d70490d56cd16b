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
        {words.coachesNote.map((note) => (
          <p key={note} className={styles.lead}>
            {note}
          </p>
        ))}
      </header>
      <ul className={styles.coaches}>
        {coaches.map((coach) => (
          <li key={coach.id} className={styles.coach}>
            {coach.hasPortrait && <CoachPicture of={coach} />}
            <h3 className={styles.name}>{coach.firstName}</h3>
            {coach.note[language] !== '' && <p className={styles.note}>{coach.note[language]}</p>}
            <p className={styles.since}>{words.since(coach.since)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
