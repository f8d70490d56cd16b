import type { ChallengeParticipant } from '@lifted/contract/challenges';
import { type Stamp, stampRows } from '@lifted/domain/challenges/challenge';
import { classNames } from '@lifted/design/class-names.ts';
import { useLanguage, useWords } from '../../../language.ts';
import { CARD_WORDS } from '../card-words.ts';
import { classWords, nextStepWords, reachedWords } from '../challenge-words.ts';
import styles from './stamp-card.module.css';

interface StampCardProps {
  readonly goal: number;
  /** Null for a member who has not joined: the card is blank. */
  readonly participant: ChallengeParticipant | null;
  readonly isOver: boolean;
}

/** One circle per class of the goal, in rows of five, stamped up to the number attended. */
export function StampCard({ goal, participant, isOver }: StampCardProps) {
  const attended = participant?.attended_count ?? 0;
  const words = useWords(CARD_WORDS);
  const language = useLanguage();
  const isCompleted = participant?.completed ?? false;
  return (
    <div className={styles.card}>
      <div
        role="img"
        aria-label={
          participant === null
            ? words.blankCard(classWords(goal, language))
            : words.attended(reachedWords(attended, goal, language))
        }
        className={classNames(styles.rows, isCompleted && styles.completed)}
      >
        {stampRows(goal, attended).map((row) => (
          <div key={row[0]?.number} className={styles.row}>
            {row.map((stamp) => (
              <StampPlace key={stamp.number} stamp={stamp} />
            ))}
          </div>
        ))}
      </div>
      <p className={styles.count}>
        <strong>
          {participant === null ? classWords(goal, language) : reachedWords(attended, goal, language)}
        </strong>
        {participant === null ? words.toFill(goal) : nextStepWords({ attended, goal, isOver }, language)}
      </p>
    </div>
  );
}

function StampPlace({ stamp: { number, isStamped } }: { readonly stamp: Stamp }) {
  return (
    <span className={styles.place}>
      {isStamped ? <span className={styles.stamp} /> : <span className={styles.blank}>{number}</span>}
    </span>
  );
}
