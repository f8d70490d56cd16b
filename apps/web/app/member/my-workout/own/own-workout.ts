import type { OwnTraining, OwnTrainings } from '@lifted/contract/floor/own-trainings';
import type { LoggedExercise, MyWorkout } from '@lifted/contract/floor/set-entries';
import type { CivilDate } from '@lifted/domain/calendar/studio-calendar';
import { FIRST_EXTRA_NUMBER, isExtraExercise } from '@lifted/domain/training/own-training';
import { EARLIER_CLASSES_LOOKED_AT } from '@lifted/domain/training/suggested-load';
import type { WorkoutCommand } from '../set-queue.ts';

/** Rows of an exercise before anything is entered. */
const USUAL_SETS = 3;

/** An exercise at its place. */
export interface ChosenExercise {
  readonly exercise_id: string;
  readonly exercise_number: number;
}

/** The own trainings as they are with what waits on this device, the latest day first. */
export function knownTrainings(
  { trainings }: Pick<OwnTrainings, 'trainings'>,
  waiting: readonly WorkoutCommand[],
): readonly OwnTraining[] {
  const known = new Map(trainings.map((training) => [training.id, training]));
  for (const command of waiting) {
    if (command.kind === 'training') {
      const { training_id: id, date, name } = command;
      known.set(id, { id, date, name, cells: known.get(id)?.cells ?? [] });
    }
    if (command.kind === 'training_removed') known.delete(command.training_id);
  }
  return [...known.values()].toSorted((one, other) => other.date.localeCompare(one.date));
}

/** The exercises of which something holds in a training, or waits to be sent, in their order. */
export function chosenIn(
  { id, cells }: Pick<OwnTraining, 'id' | 'cells'>,
  waiting: readonly WorkoutCommand[],
): readonly ChosenExercise[] {
  const entered = cells.filter(({ current, others }) => current?.lifted != null || others.length > 0);
  const unsent = waiting.filter((command) => command.kind === 'set' && command.workout_id === id);
  return inOrder([...entered, ...unsent.filter((command) => command.kind === 'set')]);
}

/** Each exercise and place once, by place. */
export function inOrder(places: readonly ChosenExercise[]): readonly ChosenExercise[] {
  const once = new Map(
    places.map(({ exercise_id, exercise_number }) => {
      const place = { exercise_id, exercise_number };
      return [placeKey(place), place];
    }),
  );
  return [...once.values()].toSorted((one, other) => one.exercise_number - other.exercise_number);
}

/** All but this exercise at its place. */
export function withoutExercise(
  places: readonly ChosenExercise[],
  exercise: ChosenExercise,
): readonly ChosenExercise[] {
  return places.filter((one) => placeKey(one) !== placeKey(exercise));
}

/** The one before an exercise, else the one after it; undefined where there is no other. */
export function besideExercise<T extends ChosenExercise>(
  places: readonly T[],
  exercise: ChosenExercise,
): T | undefined {
  const at = places.findIndex((one) => placeKey(one) === placeKey(exercise));
  return places[at === 0 ? 1 : at - 1];
}

/** Names an exercise at its place, as the page does. */
export function placeKey({ exercise_id, exercise_number }: ChosenExercise): string {
  return `${exercise_number} ${exercise_id}`;
}

/** The place behind all others of an own training. */
export function nextNumber(chosen: readonly ChosenExercise[]): number {
  return 1 + Math.max(0, ...chosen.map(({ exercise_number }) => exercise_number));
}

/** The place behind all that a member added to the workout of a class. */
export function nextExtraNumber(chosen: readonly ChosenExercise[]): number {
  return Math.max(FIRST_EXTRA_NUMBER, nextNumber(chosen));
}

/** An own training as a workout: its exercises have no plan, and only what was lifted on days before says what to load. */
export function workoutOfTraining(
  { date, cells }: Pick<OwnTraining, 'date' | 'cells'>,
  own: OwnTrainings,
  chosen: readonly ChosenExercise[],
): MyWorkout {
  return {
    date,
    studio_class: null,
    opens_at: null,
    closes_at: null,
    set_count: USUAL_SETS,
    exercises: described(own, chosen),
    implements: own.implements,
    histories: historiesBefore(own, date),
    cells,
    swaps: [],
    notes: own.notes,
  };
}

/** The workout of a class with the exercises the member added on this device, of which the server may know nothing yet. */
export function withExtraExercises(
  workout: MyWorkout,
  own: OwnTrainings | null,
  added: readonly ChosenExercise[],
): MyWorkout {
  const isKnown = (one: ChosenExercise) =>
    workout.exercises.some(
      ({ exercise_id, exercise_number }) =>
        exercise_id === one.exercise_id && exercise_number === one.exercise_number,
    );
  const more = added.filter((one) => isExtraExercise(one.exercise_number) && !isKnown(one));
  if (own === null || more.length === 0) return workout;
  const ids = new Set(workout.histories.map(({ exercise_id }) => exercise_id));
  return {
    ...workout,
    exercises: [...workout.exercises, ...described(own, more)],
    histories: [
      ...workout.histories,
      ...historiesBefore(own, workout.date).filter(({ exercise_id }) => !ids.has(exercise_id)),
    ],
  };
}

function described(own: OwnTrainings, chosen: readonly ChosenExercise[]): LoggedExercise[] {
  return chosen.flatMap(({ exercise_id, exercise_number }) => {
    const exercise = own.exercises.find((one) => one.exercise_id === exercise_id);
    return exercise === undefined ? [] : [{ ...exercise, exercise_number, reps: null }];
  });
}

function historiesBefore({ histories }: OwnTrainings, day: CivilDate): MyWorkout['histories'] {
  return histories.map((history) => ({
    ...history,
    sessions: history.sessions.filter(({ date }) => date < day).slice(0, EARLIER_CLASSES_LOOKED_AT),
  }));
}

/**
 * The exercises whose name, in either language, has every word that was typed, also as one ('benchpress'), up to a limit; while nothing is typed, those
 * lifted last, the latest first.
 */
export function foundExercises(
  { exercises, histories }: Pick<OwnTrainings, 'exercises' | 'histories'>,
  typed: string,
  { without, most }: { readonly without: ReadonlySet<string>; readonly most: number },
): OwnTrainings['exercises'] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  const left = exercises.filter(({ exercise_id }) => !without.has(exercise_id));
  if (words.length === 0) {
    return histories
      .toSorted((one, other) => (other.sessions[0]?.date ?? '').localeCompare(one.sessions[0]?.date ?? ''))
      .flatMap((history) => left.filter((one) => one.exercise_id === history.exercise_id))
      .slice(0, most);
  }
  return left
    .filter(({ name, short_name, other_name }) => {
      const text = plain(`${name} ${short_name ?? ''} ${other_name ?? ''}`);
      const asOneWord = text.replaceAll(/[\s-]/g, '');
      return words.every((word) => text.includes(word) || asOneWord.includes(word));
    })
    .slice(0, most);
}

function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
