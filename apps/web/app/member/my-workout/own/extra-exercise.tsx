import type { OwnTrainings } from '@lifted/contract/floor/own-trainings';
import type { MyWorkout } from '@lifted/contract/floor/set-entries';
import { useWords } from '../../../language.ts';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import type { WorkoutCommand } from '../set-queue.ts';
import { ExerciseSearch } from './exercise-search.tsx';
import {
  besideExercise,
  chosenIn,
  inOrder,
  nextExtraNumber,
  placeKey,
  withExtraExercises,
  type ChosenExercise,
} from './own-workout.ts';
import { OWN_WORDS } from './own-words.ts';
import styles from './own.module.css';
import { useChosenHere, type Opening } from './use-chosen-here.ts';

/** The workout of a class with what the member added to it, and how to add more. */
interface ExtraExercises {
  readonly workout: MyWorkout;
  /** What is shown after the latest choice. */
  readonly opening: Opening;
  readonly add: (exerciseId: string) => void;
  /** Whether it is known to this device alone, and so can be removed. */
  readonly canRemove: (exercise: ChosenExercise) => boolean;
  readonly remove: (exercise: ChosenExercise) => void;
}

interface ExtraOptions {
  /** The uid of who is signed in. */
  readonly owner: string;
  readonly classId: string;
  readonly own: OwnTrainings | null;
  readonly waiting: readonly WorkoutCommand[];
}

/** What a member does in a class besides its workout. */
export function useExtraExercises(
  workout: MyWorkout,
  { owner, classId, own, waiting }: ExtraOptions,
): ExtraExercises {
  const { chosen: here, choose, drop, opening } = useChosenHere(owner, classId);
  const added = here ?? [];
  const chosen = inOrder([...added, ...chosenIn({ id: classId, cells: workout.cells }, waiting)]);
  const whole = withExtraExercises(workout, own, chosen);
  const isIn = (places: readonly ChosenExercise[], exercise: ChosenExercise) =>
    places.some((one) => placeKey(one) === placeKey(exercise));
  return {
    workout: whole,
    opening,
    add: (exercise_id) =>
      choose({ exercise_id, exercise_number: nextExtraNumber([...chosen, ...whole.exercises]) }),
    canRemove: (exercise) => isIn(added, exercise) && !isIn(workout.exercises, exercise),
    remove: (exercise) => drop(exercise, besideExercise(whole.exercises, exercise)),
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
