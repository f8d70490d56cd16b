import { Icon } from '@lifted/design/icon.tsx';
import { useId, type ReactNode } from 'react';
import { useWords } from '../../../language.ts';
import { CARD_WORDS } from '../card-words.ts';
import styles from './ended-challenge.module.css';

interface EndedChallengeProps {
  readonly title: string;
  /** 'Ended on 30 Nov'. */
  readonly status: string;
  /** A prize may wait. */
  readonly isCompleted: boolean;
  readonly children: ReactNode;
}

/** A challenge that is over, in one line until it is opened. */
export function EndedChallenge({ title, status, isCompleted, children }: EndedChallengeProps) {
  const id = useId();
  const { completed } = useWords(CARD_WORDS);
  return (
    <section aria-labelledby={id} className={styles.ended}>
      <details className={styles.details}>
        <summary className={styles.line}>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          <span className={styles.status}>{isCompleted ? `${completed} · ${status}` : status}</span>
          <Icon name="chevron-down" />
        </summary>
        <div className={styles.content}>{children}</div>
      </details>
    </section>
  );
}
