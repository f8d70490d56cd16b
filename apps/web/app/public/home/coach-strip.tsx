import { coaches } from '@lifted/profile/coaches';
import { useWords } from '../../language.ts';
import { ButtonLink } from '@lifted/design/button.tsx';
import { useAddress } from '../../use-address.ts';
import { CoachPicture } from '../../ui/layout/coach-picture.tsx';
import { COACHES_WORDS } from './home-words.ts';
import styles from './coach-strip.module.css';

/** The coaches' portraits in one row, with a link to the team. */
export function CoachStrip() {
  const words = useWords(COACHES_WORDS);
  const address = useAddress();
  const shown = coaches.filter(({ hasPortrait }) => hasPortrait);
  if (shown.length === 0) return null;
  return (
    <section className={styles.band}>
      <div className={styles.head}>
        <h2>{words.heading}</h2>
        <ButtonLink to={`${address('about')}#coaches`} look="outline">
          {words.meet}
        </ButtonLink>
      </div>
      <ul className={styles.coaches}>
        {shown.map((coach) => (
          <li key={coach.id}>
            <CoachPicture of={coach} />
            <span className={styles.name}>{coach.firstName}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
