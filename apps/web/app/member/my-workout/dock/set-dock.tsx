import { Button } from '@lifted/design/button.tsx';
import { Icon } from '@lifted/design/icon.tsx';
import { stepDown, stepUp, type Implement } from '@lifted/domain/training/implement';
import { weightWords } from '@lifted/domain/language/weight-words';
import type { LiftedSet } from '@lifted/domain/training/personal-records';
import { useRef } from 'react';
import { useLanguage, useWords } from '../../../language.ts';
import type { LoggedSet } from '../logged-sets.ts';
import { MY_WORKOUT_WORDS, type MyWorkoutWords } from '../my-workout-words.ts';
import { RestTimer } from './rest-timer.tsx';
import styles from './set-dock.module.css';
import { Stepper } from './stepper.tsx';
import { numberText, type Draft } from './use-draft.ts';
import type { Rest } from './use-rest.ts';

interface SetDockProps {
  /** Null: every set of the exercise is entered. */
  readonly set: LoggedSet | null;
  readonly draft: Draft;
  readonly implement: Implement | null;
  /** Null after the last exercise. */
  readonly nextName: string | null;
  readonly rest: Rest;
  readonly onEnter: (lifted: LiftedSet | null) => void;
  readonly onNext: () => void;
}

/** At the lower edge, where the thumb is: the rest, weight, repetitions, and the one button that saves and leads on. */
export function SetDock({ set, draft, implement, nextName, rest, onEnter, onNext }: SetDockProps) {
  const words = useWords(MY_WORKOUT_WORDS);
  const main = useRef<HTMLButtonElement>(null);
  const isEntered = set !== null && set.lifted !== null;
  const clear = () => {
    // The button that is pressed goes away.
    main.current?.focus();
    onEnter(null);
  };
  return (
    <div className={styles.dock}>
      <RestTimer rest={rest} />
      {set !== null && <Steppers implement={implement} draft={draft} />}
      <div className={styles.actions}>
        {isEntered && (
          <Button look="outline" className={styles.clear} onClick={clear}>
            {words.clear(set.number)}
          </Button>
        )}
        {set === null && nextName === null ? (
          <p className={styles.done}>{words.allDone}</p>
        ) : (
          <Button ref={main} className={styles.save} {...mainAction({ set, draft, onEnter, onNext })}>
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
  nextName: string | null,
): string {
  if (set === null) return words.next(nextName ?? '');
  return set.lifted === null ? words.save(set.number) : words.change(set.number);
}

/** What the main button does: saves the set, or leads to the next exercise once there is none left. */
function mainAction({
  set,
  draft,
  onEnter,
  onNext,
}: Pick<SetDockProps, 'set' | 'draft' | 'onEnter' | 'onNext'>) {
  if (set === null) return { onClick: onNext };
  const { weight, reps } = draft;
  if (weight === null || reps === null) return { disabled: true };
  const isSame = set.lifted?.weight === weight && set.lifted.reps === reps;
  return { disabled: isSame, onClick: () => onEnter({ weight, reps }) };
}

function Steppers({ implement, draft }: Pick<SetDockProps, 'implement' | 'draft'>) {
  const words = useWords(MY_WORKOUT_WORDS);
  const { reps, repsText, typeReps } = draft;
  return (
    <div className={styles.steppers}>
      {implement?.kind !== 'bodyweight' && <WeightStepper implement={implement} draft={draft} />}
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

/** Moves by what the room has: the next plates, the next dumbbell. */
function WeightStepper({ implement, draft }: Pick<SetDockProps, 'implement' | 'draft'>) {
  const words = useWords(MY_WORKOUT_WORDS);
  const language = useLanguage();
  const { weight, weightText, typeWeight } = draft;
  const to = (kg: number) => (kg === weight ? undefined : () => typeWeight(numberText(kg, language)));
  const lighter = stepDown(implement, weight ?? 0);
  const heavier = stepUp(implement, weight ?? 0);
  return (
    <Stepper
      name={words.weight}
      unit={words.weightUnit}
      inputMode="decimal"
      text={weightText}
      isValid={weight !== null}
      onType={typeWeight}
      down={{
        label: words.lighter(weightWords(lighter, language)),
        press: weight === null ? undefined : to(lighter),
      }}
      up={{ label: words.heavier(weightWords(heavier, language)), press: to(heavier) }}
    />
  );
}
