import type { EntryQueue } from '@lifted/client/entry-queue/entry-queue.ts';
import { useState, type ReactNode } from 'react';
import { ExercisePanel } from './exercise-panel.tsx';
import { ExerciseStrip } from './exercise-strip.tsx';
import type { ExerciseOnPage } from './logged-sets.ts';
import type { ChosenExercise } from './own/own-workout.ts';
import type { WorkoutCommand } from './set-queue.ts';
import { useMainPresses } from './dock/use-main-presses.ts';
import { useRest } from './dock/use-rest.ts';

interface WorkoutExercisesProps {
  readonly exercises: readonly ExerciseOnPage[];
  /** Of the class, or of the own training. */
  readonly classId: string | null;
  readonly isOwn?: boolean;
  /** Key of the exercise it opens with; null or left out: the first one that has an empty set. */
  readonly openedKey?: string | null;
  readonly canEnter: boolean;
  /** Whether an exercise may be removed while nothing is entered for it; left out: none. */
  readonly canRemove?: (exercise: ChosenExercise) => boolean;
  readonly onRemove?: (exercise: ChosenExercise) => void;
  /** What else can be done with the workout. */
  readonly more?: ReactNode;
  readonly queue: EntryQueue<WorkoutCommand>;
}

/** One exercise at a time, and the way to the others. */
export function WorkoutExercises(props: WorkoutExercisesProps) {
  const { exercises, classId, isOwn = false, openedKey = null, canEnter, more, queue } = props;
  const { canRemove, onRemove } = props;
  const [at, setAt] = useState(() =>
    Math.max(
      0,
      exercises.findIndex((one) => (openedKey === null ? hasEmptySet(one) : one.key === openedKey)),
    ),
  );
  const [isArrival, setIsArrival] = useState(openedKey !== null);
  const rest = useRest();
  const presses = useMainPresses();
  const show = (to: number, isLed: boolean) => {
    setAt(to);
    setIsArrival(isLed);
  };
  const shown = exercises[at] ?? exercises[0];
  if (shown === undefined) return null;
  const next = exercises[exercises.indexOf(shown) + 1];
  return (
    <>
      <ExerciseStrip exercises={exercises} shown={shown} onShow={(to) => show(to, false)} />
      <ExercisePanel
        key={shown.key}
        shown={shown}
        next={next}
        onNext={() => show(exercises.indexOf(shown) + 1, true)}
        isArrival={isArrival}
        classId={classId}
        isOwn={isOwn}
        canEnter={canEnter}
        onRemove={
          canEnter && canRemove?.(shown.exercise) === true && isUntouched(shown) ? onRemove : undefined
        }
        more={more}
        queue={queue}
        rest={rest}
        presses={presses}
      />
    </>
  );
}

function hasEmptySet({ sets }: ExerciseOnPage): boolean {
  return sets.some(({ lifted }) => lifted === null);
}

/** Nothing is entered for it, by nobody. */
function isUntouched({ sets, warmUps }: ExerciseOnPage): boolean {
  return [...sets, ...warmUps].every(({ lifted, others }) => lifted === null && others.length === 0);
}
