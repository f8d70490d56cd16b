import { useWords } from '../../language.ts';
import { Skeleton } from '@lifted/design/layout/skeleton.tsx';
import { WOD_WORDS } from './wod-words.ts';
import styles from './wod-sections.module.css';

const CARDS = ['first', 'second', 'third'];

/** Shown and announced while a workout loads; also in the prerendered page. */
export function WodLoading() {
  const { loading, noScript } = useWords(WOD_WORDS);
  return (
    <div className={styles.section}>
      <p role="status" className={styles.loading}>
        {loading}
      </p>
      <noscript>
        <p>{noScript}</p>
      </noscript>
      <div className={styles.cards}>
        {CARDS.map((card) => (
          <div key={card} className={styles.placeholder}>
            <Skeleton height="100%" />
          </div>
        ))}
      </div>
    </div>
  );
}
