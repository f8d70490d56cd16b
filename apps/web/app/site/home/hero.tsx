import { studio } from '@lifted/profile/studio';
import { addressOf } from '../../addresses.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Picture } from '../../ui/picture.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './hero.module.css';

const WIDTHS = [640, 960, 1280, 1600] as const;

/** First sight of the site: the claim over a loaded bar. */
export function Hero() {
  return (
    <div className={styles.hero}>
      <Picture
        stem="/media/hero/hero"
        widths={WIDTHS}
        size={{ width: 1600, height: 900 }}
        sizes="(min-width: 60rem) max(100vw, 160vh), max(100vw, 75vh)"
        alt=""
        first
        className={styles.picture}
      />
      <div className={styles.words}>
        <h1 tabIndex={-1} className={styles.claim}>
          {studio.claim}
        </h1>
        <p className={styles.lead}>
          {`45-minute classes with a coach in ${studio.address.city} ${studio.address.district}. Your first one is free.`}
        </p>
        <p className={styles.actions}>
          <ButtonLink to={addressOf('timetable')}>Book a class</ButtonLink>
          <ButtonLink to={addressOf('about')} look="outline">
            Learn more
            <VisuallyHidden> about {studio.name}</VisuallyHidden>
          </ButtonLink>
        </p>
      </div>
    </div>
  );
}
