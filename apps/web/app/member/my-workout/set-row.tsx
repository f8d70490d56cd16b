import { Button } from '@lifted/design/button.tsx';
import { Icon } from '@lifted/design/icon.tsx';
import type { LiftedSet } from '@lifted/domain/training/personal-records';
import { useLanguage, useWords } from '../../language.ts';
import type { LoggedSet, StartOfSet } from './logged-sets.ts';
import { MY_WORKOUT_WORDS } from './my-workout-words.ts';
import styles from './set-row.module.css';
import { valueWords } from './value-words.ts';

interface SetRowProps {
  readonly set: LoggedSet;
  /** What it would begin with, shown grey until it is entered. */
  readonly start: StartOfSet;
  readonly isSelected: boolean;
  readonly onSelect: (() => void) | undefined;
  /** Decides between what is entered and what others entered. */
  readonly onDecide: ((lifted: LiftedSet | null) => void) | undefined;
}

/** One set: what was lifted, or grey what to lift; below it values others entered. */
export function SetRow({ set, start, isSelected, onSelect, onDecide }: SetRowProps) {
  const words = useWords(MY_WORKOUT_WORDS);
  const language = useLanguage();
  const { number, lifted, current, others, isUnsent } = set;
  const { weight, reps } = start;
  const planned = weight === null || reps === null ? '–' : valueWords({ weight, reps }, language);
  const by = lifted === null || current === null ? '' : words.enteredBy[current.author];
  const content = (
    <>
      <span className={styles.number}>{words.set(number)}</span>{' '}
      <span className={styles.value} data-planned={lifted === null}>
        {lifted === null ? planned : valueWords(lifted, language)}
      </span>{' '}
      <span className={styles.state}>
        {lifted === null && <span className={styles.hint}>{words.notYet}</span>}
        {lifted !== null && isUnsent && <span className={styles.hint}>{words.notSent}</span>}
        {lifted !== null && !isUnsent && by !== '' && <span className={styles.hint}>{by}</span>}
        {lifted !== null && <Icon name="check" />}
      </span>
    </>
  );
  return (
    <li>
      {onSelect === undefined ? (
        <p className={styles.row}>{content}</p>
      ) : (
        <button type="button" className={styles.row} aria-pressed={isSelected} onClick={onSelect}>
          {content}
        </button>
      )}
      {others.length > 0 && <Others set={set} onDecide={onDecide} />}
    </li>
  );
}

/** Values others entered, and what decides between them. */
function Others({ set: { lifted, others }, onDecide }: Pick<SetRowProps, 'set' | 'onDecide'>) {
  const words = useWords(MY_WORKOUT_WORDS);
  const language = useLanguage();
  const said = (value: LiftedSet | null) => (value === null ? words.nothing : valueWords(value, language));
  return (
    <>
      {others.map((other) => (
        <p key={other.entry} className={styles.other}>
          {words.other[other.author]}: <strong>{said(other.lifted)}</strong>
        </p>
      ))}
      {onDecide !== undefined && (
        <div className={styles.decide}>
          {others.map((other) => (
            <Button key={other.entry} look="outline" onClick={() => onDecide(other.lifted)}>
              {words.takeOther(said(other.lifted))}
            </Button>
          ))}
          <Button look="quiet" onClick={() => onDecide(lifted)}>
            {words.keepOwn(said(lifted))}
          </Button>
        </div>
      )}
    </>
  );
}
