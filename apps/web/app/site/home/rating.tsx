import { studio } from '@lifted/profile/studio';
import { Section } from '../../ui/section.tsx';
import { longDay } from './long-day.ts';
import '../../ui/accent-font.css';
import styles from './rating.module.css';

/** What customers say, with source, count and date as § 5b (3) UWG asks. */
export function Rating() {
  const { value, count, source, asOf } = studio.rating;
  return (
    <Section heading="Rated by those who lift here" surface="steel">
      <p className={styles.rating}>
        <span className={styles.value}>{value.toFixed(1)}</span>{' '}
        <span className={styles.scale}>out of 5</span>
      </p>
      <p className={styles.source}>{`${count} ratings on ${source}, as of ${longDay(asOf)}`}</p>
    </Section>
  );
}
