import { coaches } from '@lifted/profile/coaches';
import { hasManyClasses } from '@lifted/profile/many-classes';
import { studio } from '@lifted/profile/studio';
import { useWords } from '../../language.ts';
import { CoachPicture } from '../../ui/layout/coach-picture.tsx';
import { TRAINER_WORDS } from './become-a-trainer-words.ts';
import styles from './reasons.module.css';

/** Reasons to coach here, with a picture of the team. */
export function Reasons() {
  const words = useWords(TRAINER_WORDS);
  const shown = coaches.filter(({ hasPortrait }) => hasPortrait);
  return (
    <section className={styles.band}>
      <div className={styles.head}>
        <h2>{words.join}</h2>
        {coaches.length > 1 && <p className={styles.team}>{words.team(coaches.length)}</p>}
      </div>
      <ul className={styles.faces}>
        {shown.map((coach) => (
          <li key={coach.id}>
            <CoachPicture of={coach} />
            {coach.firstName}
          </li>
        ))}
      </ul>
      <ul className={styles.reasons}>
        {words.reasons.map(({ name, text }) => (
          <li key={name} className={styles.reason}>
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What we offer: contract, hours, pay. */
export function Offer() {
  const words = useWords(TRAINER_WORDS);
  return (
    <section className={styles.offer}>
      <h2>{words.offer}</h2>
      <dl className={styles.terms}>
        {words.terms(hasManyClasses() ? studio.classesPerWeek : null).map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
