import type { OwnTrainings } from '@lifted/contract/floor/own-trainings';
import type { MyWorkout } from '@lifted/contract/floor/set-entries';
import { useState } from 'react';
import { useWords } from '../../../language.ts';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import type { WorkoutCommand } from '../set-queue.ts';
import { ExerciseSearch } from './exercise-search.tsx';
import {
  chosenIn,
  inOrder,
  nextExtraNumber,
  withExtraExercises,
  type ChosenExercise,
} from './own-workout.ts';
import { OWN_WORDS } from './own-words.ts';
import styles from './own.module.css';

/** The workout of a class with what the member added to it, and how to add more. */
interface ExtraExercises {
  readonly workout: MyWorkout;
  /** Key of the exercise that was added last on this page; null: none was. */
  readonly opened: string | null;
  readonly add: (exerciseId: string) => void;
}

interface ExtraOptions {
  readonly own: OwnTrainings | null;
  readonly waiting: readonly WorkoutCommand[];
}

/** What a member does in a class besides its workout. */
export function useExtraExercises(workout: MyWorkout, { own, waiting }: ExtraOptions): ExtraExercises {
  const [added, setAdded] = useState<readonly (ChosenExercise & { readonly classId: string })[]>([]);
  const classId = workout.studio_class?.id;
  if (classId === undefined) return { workout, opened: null, add: () => undefined };
  const here = added.filter((one) => one.classId === classId);
  const chosen = inOrder([...here, ...chosenIn({ id: classId, cells: workout.cells }, waiting)]);
  const whole = withExtraExercises(workout, own, chosen);
  const last = here.at(-1);
  return {
    workout: whole,
    opened: last === undefined ? null : `${last.exercise_number} ${last.exercise_id}`,
    add: (exercise_id) =>
      setAdded([
        ...added,
        { classId, exercise_id, exercise_number: nextExtraNumber([...chosen, ...whole.exercises]) },
      ]),
  };
}

interface ExtraExerciseProps {
  readonly own: OwnTrainings;
  readonly extra: ExtraExercises;
}

/** Adds an exercise that the workout of the class does not have. */
export function ExtraExercise({ own, extra: { workout, add } }: ExtraExerciseProps) {
  const words = useWords(OWN_WORDS);
  const there = workout.exercises.flatMap((one) => [one, ...(one.alternatives ?? [])]);
  return (
    <Disclosure key={workout.exercises.length} label={words.addExercise}>
      <p className={styles.soft}>{words.extraHint}</p>
      <ExerciseSearch
        own={own}
        without={new Set(there.map(({ exercise_id }) => exercise_id))}
        onChoose={add}
      />
    </Disclosure>
  );
}
