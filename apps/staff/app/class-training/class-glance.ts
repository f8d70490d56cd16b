/** How a class went for each of its people, and what each is to lift in it. */
import type { ClassTraining } from '@lifted/contract/desk/desk-floor';
import { signedLoad } from '@lifted/domain/training/load-kinds/load-kind';
import { bestSet, type LiftedSet } from '@lifted/domain/training/personal-records';
import { suggestedFor, type SuggestedLoad } from '@lifted/domain/training/suggested-load';
import { exerciseDone, exercisesAt } from '@lifted/domain/training/swapped-exercise';

type Person = ClassTraining['studio_class']['roster'][number];
type Exercise = ClassTraining['studio_class']['exercises'][number];

/** An exercise as somebody did it: more than last time, missed for the second time, as before, or not at all. */
export type HowItWent = 'progressed' | 'missed_twice' | 'steady' | 'not_logged';

export interface ExerciseGlance {
  /** As the workout plans it. */
  readonly planned: Exercise;
  /** What this person does at its place: the planned exercise, or another one. */
  readonly exercise: Exercise;
  readonly how: HowItWent;
  /** The heaviest set lifted today; null without one. */
  readonly best: LiftedSet | null;
  /** What was suggested before the class. */
  readonly suggested: SuggestedLoad;
  /** What they lifted at its place besides, before they did another exercise. */
  readonly besides: readonly ExerciseGlance[];
}

export interface PersonGlance {
  readonly person: Person;
  readonly exercises: readonly ExerciseGlance[];
}

/**
 * Everybody on the roster with each exercise of the class: those that are planned, or those that were logged, planned ones
 * too as long as nothing was; or all, so that what is missing can be entered.
 */
export function glanceAt(
  { studio_class: shown, implements: all }: ClassTraining,
  which: 'planned' | 'logged' | 'all',
): PersonGlance[] {
  const logged = new Set(shown.cells.map(({ exercise_id }) => exercise_id));
  // What was logged without being planned has no repetitions to reach.
  const chosen = shown.exercises.filter((exercise) => {
    if (which === 'all') return true;
    const isLogged = exercisesAt(exercise, exercise).some((id) => logged.has(id));
    return which === 'logged' && logged.size > 0 ? isLogged : exercise.reps !== null || !isLogged;
  });
  const date = shown.start_datetime.slice(0, 'YYYY-MM-DD'.length);
  return shown.roster.map((person) => {
    const isTheirs = (one: { readonly customer_id: string }) => one.customer_id === person.customer_id;
    const glance = (planned: Exercise, exercise: Exercise): ExerciseGlance => {
      const isOfIt = (one: { readonly customer_id: string; readonly exercise_id: string }) =>
        isTheirs(one) && one.exercise_id === exercise.exercise_id;
      const history = shown.histories.find(isOfIt)?.sessions ?? [];
      const sets = shown.cells
        .filter((cell) => isOfIt(cell) && isAt(planned, cell, shown.exercises))
        .flatMap(({ current }) => (current?.lifted == null ? [] : [current.lifted]));
      const facts = {
        implement: all.find(({ id }) => id === exercise.implement_id) ?? null,
        today: date,
      };
      const ownLoad = { ...exercise, load_kg: null, load_percent: null };
      const after = suggestedFor(ownLoad, {
        ...facts,
        history: [{ date, planned_reps: exercise.reps, sets }, ...history],
      });
      return {
        planned,
        exercise,
        best: bestSet(sets),
        how: howItWent(sets, history[0]?.sets ?? [], after),
        suggested: suggestedFor(exercise, { ...facts, history }),
        besides: [],
      };
    };
    return {
      person,
      exercises: chosen.map((planned): ExerciseGlance => {
        const done = exerciseDone(planned, (shown.swaps ?? []).filter(isTheirs));
        const [, ...others] = exercisesAt(planned, done);
        const besides = others
          .map((id) => exerciseDone(planned, [{ exercise_number: planned.exercise_number, exercise_id: id }]))
          .map((other) => glance(planned, other))
          .filter(({ how }) => how !== 'not_logged');
        return { ...glance(planned, done), besides };
      }),
    };
  });
}

/** Whether a set was lifted at this place of the workout: by its number, unless no place of that number has its exercise. */
function isAt(
  planned: Exercise,
  cell: { readonly exercise_id: string; readonly exercise_number: number },
  places: readonly Exercise[],
): boolean {
  if (cell.exercise_number === planned.exercise_number) return true;
  return !places.some(
    (place) =>
      place.exercise_number === cell.exercise_number && exercisesAt(place, place).includes(cell.exercise_id),
  );
}

function howItWent(
  today: readonly LiftedSet[],
  before: readonly LiftedSet[],
  after: SuggestedLoad,
): HowItWent {
  if (today.every(({ is_warm_up }) => is_warm_up === true)) return 'not_logged';
  if (after.reason === 'missed_twice') return 'missed_twice';
  return isMore(bestSet(today), bestSet(before)) ? 'progressed' : 'steady';
}

/** Heavier, or as heavy with more repetitions. Who never did the exercise has not done more of it. */
function isMore(now: LiftedSet | null, before: LiftedSet | null): boolean {
  if (now === null || before === null) return false;
  const more = signedLoad(now) - signedLoad(before);
  return more > 0 || (more === 0 && now.reps > before.reps);
}

/** The people of a class by what a coach looks for afterwards; each in as many lists as apply. */
export function looksOf(people: readonly PersonGlance[]) {
  const withAny = (how: HowItWent) =>
    people.filter(({ exercises }) => exercises.some((one) => one.how === how));
  const isMember = ({ person }: PersonGlance) => person.customer_id !== null;
  return {
    progressed: withAny('progressed'),
    missedTwice: withAny('missed_twice'),
    isNew: people.filter(({ person }) => person.is_first_time || person.kind === 'test'),
    notLogged: people.filter(
      (one) =>
        isMember(one) &&
        one.person.is_present &&
        one.exercises.every(({ how, besides }) => how === 'not_logged' && besides.length === 0),
    ),
  };
}
