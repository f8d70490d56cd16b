import { studio } from '@lifted/profile/studio';
import { useLanguage, useWords } from '../../language.ts';
import { ByAudience } from '../../ui/audience.tsx';
import { ButtonLink } from '@lifted/design/button.tsx';
import { LetteredPicture } from '../../ui/layout/lettered-picture.tsx';
import { VisuallyHidden } from '@lifted/design/visually-hidden.tsx';
import { useAddress } from '../../use-address.ts';
import { HERO_WORDS } from './home-words.ts';
import styles from './hero.module.css';
import { PlateLetters } from './plate-letters.tsx';

const WIDTHS = [640, 960, 1280, 1600] as const;

/** The hero: the claim over a picture of a loaded bar. */
export function Hero() {
  const words = useWords(HERO_WORDS);
  const language = useLanguage();
  const address = useAddress();
  return (
    <div className={styles.hero} data-hero>
      <LetteredPicture
        stem="/media/hero/hero"
        own={studio.pictures?.hero}
        widths={WIDTHS}
        size={{ width: 1600, height: 900 }}
        sizes="(min-width: 60rem) max(100vw, 160vh), max(90vw, 60vh)"
        alt=""
        first
        className={styles.picture}
      >
        <PlateLetters />
      </LetteredPicture>
      <div className={styles.words}>
        <h1 tabIndex={-1} className={styles.claim}>
          {studio.claim[language]}
        </h1>
        <p className={styles.lead}>
          <ByAudience visitors={words.lead} members={words.memberLead} />
        </p>
        <p className={styles.actions}>
          <ButtonLink to={address('timetable')}>{words.bookAClass}</ButtonLink>
          <ButtonLink to={address('about')} look="outline">
            {words.learnMore}
            <VisuallyHidden> {words.aboutWhat}</VisuallyHidden>
          </ButtonLink>
        </p>
      </div>
    </div>
  );
}
