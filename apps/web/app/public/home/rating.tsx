import { countWords } from '@lifted/domain/language/count-words';
import { dayInWords } from '@lifted/domain/language/civil-words';
import type { Rating as RatingFacts } from '@lifted/profile/studio-profile';
import { wholeStudio } from '@lifted/profile/whole-studio';
import { useLanguage, useWords } from '../../language.ts';
import { PlateRating } from './plate-rating.tsx';
import { RATING_WORDS } from './home-words.ts';
import '@lifted/design/theme/accent-font.css';
import styles from './rating.module.css';

/** Ratings elsewhere: the map service's in figures, the partner platform's as a picture. */
export function Rating() {
  const words = useWords(RATING_WORDS);
  const { rating, partnerRating } = wholeStudio;
  if (rating === null && partnerRating === null) return null;
  return (
    <section className={styles.band}>
      <h2>{words.heading}</h2>
      <div className={styles.ratings}>
        {rating !== null && (
          <div className={styles.one}>
            <p className={styles.figure}>
              <span className={styles.value}>{words.value(rating.value)}</span>{' '}
              <span className={styles.scale}>{words.scale}</span>
            </p>
            <Source rating={rating} />
          </div>
        )}
        {partnerRating !== null && (
          <div className={styles.one}>
            <PlateRating
              value={partnerRating.value}
              alt={`${partnerRating.source}: ${words.value(partnerRating.value)} ${words.scale}`}
              figure={words.value(partnerRating.value)}
            />
            <Source rating={partnerRating} />
          </div>
        )}
      </div>
    </section>
  );
}

/** Number, source, date and how it is checked, as § 5b (3) UWG asks. */
function Source({ rating }: { readonly rating: RatingFacts }) {
  const words = useWords(RATING_WORDS);
  const language = useLanguage();
  const { count, source, asOf, check } = rating;
  const number = countWords(count, language);
  return (
    <p className={styles.source}>
      <span className={styles.where}>{words.source(number, source, dayInWords(asOf, language))}</span>{' '}
      {check[language]}
    </p>
  );
}
