import { ButtonLink } from '@lifted/design/button.tsx';
import { longDate } from '@lifted/domain/language/date-words';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useLanguage, useWords } from '../../../language.ts';
import { useAddress } from '../../../use-address.ts';
import type { WorkoutCommand } from '../set-queue.ts';
import type { OwnTrainings } from '@lifted/contract/floor/own-trainings';
import { knownTrainings } from './own-workout.ts';
import { OWN_WORDS } from './own-words.ts';
import styles from './own.module.css';

interface OwnLinksProps {
  /** Null: not known yet. */
  readonly own: OwnTrainings | null;
  readonly waiting: readonly WorkoutCommand[];
  /** What may be done instead, beside it. */
  readonly children: ReactNode;
}

/** The way to a new training without a class, and to those that can still be changed. */
export function OwnLinks({ own, waiting, children }: OwnLinksProps) {
  const words = useWords(OWN_WORDS);
  const language = useLanguage();
  const page = useAddress()('myWorkout');
  const trainings = own === null ? [] : knownTrainings(own, waiting);
  return (
    <div className={styles.recent}>
      <div className={styles.buttons}>
        {children}
        <ButtonLink look="outline" to={`${page}?own=new`}>
          {words.add}
        </ButtonLink>
      </div>
      {trainings.length > 0 && (
        <section aria-labelledby="own-trainings" className={styles.recent}>
          <h2 id="own-trainings" className={styles.recentHeading}>
            {words.recent}
          </h2>
          <ul className={styles.trainings}>
            {trainings.map(({ id, date, name }) => (
              <li key={id}>
                <Link to={`${page}?own=${id}`}>
                  <strong>{name ?? words.unnamed}</strong> <span>{longDate(date, language)}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
