import { studio } from '@lifted/profile/studio';
import { FORMULA_CARDS } from '@lifted/profile/studio-profile';
import { useWords } from '../../language.ts';
import { Picture } from '../../ui/layout/picture.tsx';
import { FORMULA_WORDS } from './formula-words.ts';
import styles from './formula.module.css';

const WIDTHS = [480, 800] as const;

/** The 'Lifted Formula' with its six cards (specification, section 2). */
export function Formula() {
  const words = useWords(FORMULA_WORDS);
  return (
    <section className={styles.band}>
      <header className={styles.header}>
        <h2>{words.heading}</h2>
        <p className={styles.lead}>{words.lead}</p>
      </header>
      <ol className={styles.cards}>
        {FORMULA_CARDS.map((card) => (
          <li key={card} className={styles.card}>
            <Picture
              stem={`/media/formula/${card}`}
              own={studio.pictures?.[card]}
              widths={WIDTHS}
              size={{ width: 800, height: 600 }}
              sizes="(min-width: 68rem) 27rem, (min-width: 44rem) 45vw, 90vw"
              alt=""
              className={styles.picture}
            />
            <h3>{words.cards[card].title}</h3>
            <p className={styles.text}>{words.cards[card].text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
