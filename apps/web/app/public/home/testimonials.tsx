import { monthInWords } from '@lifted/domain/language/civil-words';
import { details } from '@lifted/profile/details';
import type { Testimonial } from '@lifted/profile/studio-profile';
import { testimonials } from '@lifted/profile/testimonials';
import { useLanguage, useWords } from '../../language.ts';
import { classNames } from '@lifted/design/class-names.ts';
import { TESTIMONIAL_WORDS } from './home-words.ts';
import '@lifted/design/theme/accent-font.css';
import styles from './testimonials.module.css';

/** Testimonials of members, the first in large type, and how they were collected. */
export function Testimonials() {
  const words = useWords(TESTIMONIAL_WORDS);
  const language = useLanguage();
  if (testimonials.length === 0) return null;
  return (
    <section className={styles.band}>
      <h2>{words.heading}</h2>
      <div className={styles.quotes}>
        {testimonials.map((testimonial, index) => (
          <Quote key={testimonial.firstName} testimonial={testimonial} isLarge={index === 0} />
        ))}
      </div>
      <p className={styles.note}>{details.testimonialsNote[language]}</p>
    </section>
  );
}

function Quote({ testimonial, isLarge }: { readonly testimonial: Testimonial; readonly isLarge: boolean }) {
  const words = useWords(TESTIMONIAL_WORDS);
  const language = useLanguage();
  const { firstName, memberSince, saidIn, text } = testimonial;
  const since = words.since(monthInWords(memberSince, language));
  return (
    <figure className={classNames(styles.quote, isLarge && styles.large)}>
      <blockquote>
        <p>{text[language]}</p>
      </blockquote>
      <figcaption className={styles.who}>
        <span className={styles.name}>{firstName}</span>{' '}
        <span>{saidIn === language ? since : `${since}, ${words.translated}`}</span>
      </figcaption>
    </figure>
  );
}
