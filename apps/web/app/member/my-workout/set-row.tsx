import { Button } from '@lifted/design/button.tsx';
import { Icon } from '@lifted/design/icon.tsx';
import { ofKind } from '@lifted/domain/training/load-kinds/load-kind';
import { setWords } from '@lifted/domain/training/load-kinds/set-words';
import type { LiftedSet } from '@lifted/domain/training/personal-records';
import { useLanguage, useWords } from '../../language.ts';
import type { LoggedSet, StartOfSet } from './logged-sets.ts';
import { MY_WORKOUT_WORDS } from './my-workout-words.ts';
import styles from './set-row.module.css';

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
  const { lifted, others } = set;
  const { kind, weight, reps } = start;
  const planned =
    weight === null || reps === null ? '–' : setWords({ ...ofKind(kind, weight), reps }, language);
  const content = (
    <>
      <span className={styles.number}>{words.set(set)}</span>{' '}
      <span className={styles.value} data-planned={lifted === null}>
        {set.ofOther !== null && `${set.ofOther}: `}
        {lifted === null ? planned : setWords(lifted, language)}
      </span>{' '}
      <SetState set={set} />
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

/** What else there is to say of a set: whether it is entered, by whom, and how hard it was. */
function SetState({ set: { lifted, current, isUnsent } }: Pick<SetRowProps, 'set'>) {
  const words = useWords(MY_WORKOUT_WORDS);
  if (lifted === null) {
    return (
      <span className={styles.state}>
        <span className={styles.hint}>{words.notYet}</span>
      </span>
    );
  }
  const by = current === null ? '' : words.enteredBy[current.author];
  const hints = [
    lifted.reps_in_reserve == null ? '' : words.inReserve(lifted.reps_in_reserve),
    isUnsent ? words.notSent : by,
  ].filter((hint) => hint !== '');
  return (
    <span className={styles.state}>
      {hints.length > 0 && <span className={styles.hint}>{hints.join(' · ')}</span>}
      <Icon name="check" />
    </span>
  );
}

/** Values others entered, and what decides between them. */
function Others({ set: { lifted, others }, onDecide }: Pick<SetRowProps, 'set' | 'onDecide'>) {
  const words = useWords(MY_WORKOUT_WORDS);
  const language = useLanguage();
  const said = (value: LiftedSet | null) => (value === null ? words.nothing : setWords(value, language));
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
