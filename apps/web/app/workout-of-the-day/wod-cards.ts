import type {
  ChallengeExercise,
  MainExercise,
  WarmupExercise,
  WorkoutOfTheDay,
} from '@lifted/contract/workouts-of-the-day';
import { exerciseAmount, exerciseTitle, sideSuffix, type ExerciseAmount } from '@lifted/domain/exercise-card';

/** One card of the page. */
export interface WodCard {
  /** Tells the cards of a section apart; an exercise may come twice. */
  readonly key: string;
  /** Place in the workout; main exercises only. */
  readonly number: number | null;
  readonly title: string;
  readonly side: string | null;
  readonly amount: ExerciseAmount | null;
  readonly perSide: boolean;
  readonly videoUrl: string | null;
}

export interface WodCardSection {
  readonly heading: string;
  readonly cards: readonly WodCard[];
}

/** The workout to show; null on a day without one: no answer, or one that is not valid (specification, section 2). */
export function plannedWorkout(answer: WorkoutOfTheDay | null | undefined): WorkoutOfTheDay | null {
  return answer?.is_valid === true ? answer : null;
}

/** The sections of the page in their order, empty ones left out (specification, section 2). */
export function wodSections(workout: WorkoutOfTheDay): WodCardSection[] {
  return [
    { heading: 'Workout Exercises', cards: workout.main_exercises.map(mainCard) },
    { heading: 'Challenge Exercises', cards: workout.challenge_exercises.map(challengeCard) },
    { heading: 'Pre-Workout Stretches', cards: workout.warmup_exercises.map(stretchCard) },
  ].filter(({ cards }) => cards.length > 0);
}

function mainCard(exercise: MainExercise, position: number): WodCard {
  return { ...challengeCard(exercise, position), number: exercise.exercise_number };
}

function challengeCard(exercise: ChallengeExercise, position: number): WodCard {
  return {
    key: `${position} ${exercise.exercise_id}`,
    number: null,
    title: exerciseTitle(exercise.name, exercise.short_name),
    side: null,
    amount: exerciseAmount(exercise.reps, null),
    perSide: exercise.per_side,
    videoUrl: exercise.video_url,
  };
}

function stretchCard(exercise: WarmupExercise, position: number): WodCard {
  return {
    ...challengeCard(exercise, position),
    side: sideSuffix(exercise.side),
    amount: exerciseAmount(exercise.reps, exercise.duration),
  };
}
