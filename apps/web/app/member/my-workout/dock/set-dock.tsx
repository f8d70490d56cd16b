import { Button } from '@lifted/design/button.tsx';
import { Icon } from '@lifted/design/icon.tsx';
import type { Implement } from '@lifted/domain/training/implement';
import { isSameSet, plainSet, type LiftedSet } from '@lifted/domain/training/personal-records';
import { useRef, type MouseEvent } from 'react';
import { useWords } from '../../../language.ts';
import type { LoggedSet } from '../logged-sets.ts';
import { MY_WORKOUT_WORDS, type MyWorkoutWords } from '../my-workout-words.ts';
import { EffortChoice, type AskedEffort } from './effort-choice.tsx';
import { LoadSteppers } from './load-steppers.tsx';
import { RestTimer } from './rest-timer.tsx';
import styles from './set-dock.module.css';
import { Stepper } from './stepper.tsx';
import type { Draft } from './use-draft.ts';
import type { MainPresses } from './use-main-presses.ts';
import type { Rest } from './use-rest.ts';

interface SetDockProps {
  /** Null: every set of the exercise is entered. */
  readonly set: LoggedSet | null;
  readonly draft: Draft;
  readonly implement: Implement | null;
  /** Undefined after the last exercise. */
  readonly nextName: string | undefined;
  /** How many more repetitions were possible is asked for; null: not now. */
  readonly effort: AskedEffort | null;
  readonly rest: Rest;
  readonly presses: MainPresses;
  readonly onEnter: (lifted: LiftedSet | null) => void;
  readonly onNext: () => void;
}

/** At the lower edge, where the thumb is: the rest, weight, repetitions, and the one button that saves and leads on. */
export function SetDock(props: SetDockProps) {
  const { set, draft, implement, nextName, effort, rest, presses, onEnter } = props;
  const words = useWords(MY_WORKOUT_WORDS);
  const main = useRef<HTMLButtonElement>(null);
  const isEntered = set !== null && set.lifted !== null;
  const clear = () => {
    // The button that is pressed goes away.
    main.current?.focus();
    onEnter(null);
  };
  const notePress = ({ target }: MouseEvent) => {
    if (!(target instanceof Node && main.current?.contains(target))) presses.interrupt();
  };
  return (
    <div className={styles.dock} onClickCapture={notePress} onInput={presses.interrupt}>
      <RestTimer rest={rest} />
      {set !== null && <Steppers implement={implement} draft={draft} />}
      {effort !== null && <EffortChoice effort={effort} />}
      <div className={styles.actions}>
        {isEntered && (
          <Button look="outline" className={styles.clear} onClick={clear}>
            {words.clear(set)}
          </Button>
        )}
        {set === null && nextName === undefined ? (
          <p className={styles.done}>{words.allDone}</p>
        ) : (
          <Button ref={main} className={styles.save} {...mainAction(props)}>
            {mainWords(words, set, nextName)}
            {set === null && <Icon name="arrow-right" />}
          </Button>
        )}
      </div>
    </div>
  );
}

function mainWords(
  words: Pick<MyWorkoutWords, 'next' | 'change' | 'save'>,
  set: LoggedSet | null,
  nextName: string | undefined,
): string {
  if (set === null) return words.next(nextName ?? '');
  return set.lifted === null ? words.save(set) : words.change(set);
}

/** What the main button does: saves the set, or leads to the next exercise once there is none left. */
function mainAction({
  set,
  draft,
  presses,
  onEnter,
  onNext,
}: Pick<SetDockProps, 'set' | 'draft' | 'presses' | 'onEnter' | 'onNext'>) {
  const once =
    (act: () => void) =>
    ({ timeStamp }: MouseEvent) => {
      if (!presses.isSecond(timeStamp)) act();
    };
  if (set === null) return { onClick: once(onNext) };
  if (draft.lifted === null) return { disabled: true };
  const { reps_in_reserve = null } = set.lifted ?? {};
  const lifted = plainSet({ ...draft.lifted, is_warm_up: set.isWarmUp, reps_in_reserve });
  const isSame = set.lifted !== null && isSameSet(set.lifted, lifted);
  return { disabled: isSame, onClick: once(() => onEnter(lifted)) };
}

function Steppers({ implement, draft }: Pick<SetDockProps, 'implement' | 'draft'>) {
  const words = useWords(MY_WORKOUT_WORDS);
  const { reps, repsText, typeReps } = draft;
  return (
    <div className={styles.steppers}>
      <LoadSteppers implement={implement} draft={draft} />
      <Stepper
        name={words.repsUnit}
        unit={words.repsUnit}
        inputMode="numeric"
        text={repsText}
        isValid={reps !== null}
        onType={typeReps}
        down={{
          label: words.fewer,
          press: reps === null || reps === 0 ? undefined : () => typeReps(String(reps - 1)),
        }}
        up={{ label: words.more, press: () => typeReps(String((reps ?? 0) + 1)) }}
      />
    </div>
  );
}
