import { perSideNote, type ExerciseAmount } from './exercise-amount.ts';
import { useLanguage } from '../../language.ts';
import { classNames } from '@lifted/design/class-names.ts';
import styles from './exercise-card.module.css';
import { ExerciseClip, type ClipPlace } from './exercise-clip.tsx';
import type { WodCard } from './wod-cards.ts';

/** One exercise: clip, number, name and how much of it, made to be read at arm's length between two sets. */
export function ExerciseCard({ card, place }: { readonly card: WodCard; readonly place: ClipPlace }) {
  const title = card.side === null ? card.title : `${card.title} ${card.side}`;
  return (
    <article className={classNames(styles.card, card.videoUrl === null && styles.plain)}>
      {card.videoUrl !== null && (
        <ExerciseClip url={card.videoUrl} title={title} isLeft={card.isLeft} place={place} />
      )}
      <div className={styles.body}>
        {card.number !== null && <p className={styles.number}>{card.number}</p>}
        <h3 className={styles.title}>
          {card.title}
          {card.side !== null && <span className={styles.side}> {card.side}</span>}
        </h3>
        <Amount amount={card.amount} perSide={card.perSide} />
      </div>
    </article>
  );
}

function Amount({ amount, perSide }: { readonly amount: ExerciseAmount | null; readonly perSide: boolean }) {
  const language = useLanguage();
  if (amount === null && !perSide) return null;
  return (
    <p className={styles.amount}>
      {amount !== null && (
        <>
          <span className={styles.count}>{amount.count}</span>{' '}
          <span className={styles.unit}>{amount.unit}</span>
        </>
      )}
      {perSide && <span className={styles.perSide}> {perSideNote(language)}</span>}
    </p>
  );
}
