import { CLASS_LENGTH_MS, MINUTE_MS } from '@lifted/domain/calendar/studio-calendar';
import { studio } from '@lifted/profile/studio';
import { useWords } from '../../language.ts';
import { buttonClass } from '@lifted/design/button.tsx';
import { Picture } from '../../ui/layout/picture.tsx';
import { APPLICATION_ID } from './application-section.tsx';
import { TRAINER_WORDS } from './become-a-trainer-words.ts';
import { STEPS_ID } from './steps.tsx';
import styles from './trainer-hero.module.css';

const WIDTHS = [480, 800, 1200] as const;

/** The hero: whom we look for, and the button. */
export function TrainerHero() {
  const words = useWords(TRAINER_WORDS);
  return (
    <div className={styles.hero}>
      <div className={styles.words}>
        <h1 tabIndex={-1} className={styles.heading}>
          {words.heading}
        </h1>
        <p className={styles.lead}>{words.lead(studio.address.district, CLASS_LENGTH_MS / MINUTE_MS)}</p>
        <p className={styles.actions}>
          <a href={`#${APPLICATION_ID}`} className={buttonClass('signal')}>
            {words.apply}
          </a>
          <a href={`#${STEPS_ID}`} className={buttonClass('outline')}>
            {words.howItGoes}
          </a>
        </p>
      </div>
      <Picture
        stem="/media/coaching/coaching"
        own={studio.pictures?.coaching}
        widths={WIDTHS}
        size={{ width: 1200, height: 800 }}
        sizes="(min-width: 60rem) 52vw, 100vw"
        alt=""
        first
        className={styles.picture}
      />
    </div>
  );
}
