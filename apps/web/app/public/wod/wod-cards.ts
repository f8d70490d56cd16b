import type {
  ChallengeExercise,
  MainExercise,
  WarmupExercise,
  WorkoutOfTheDay,
} from '@lifted/contract/workouts-of-the-day';
import { exerciseAmount, exerciseTitle, sideSuffix, type ExerciseAmount } from './exercise-amount.ts';
import type { Language } from '../../language.ts';
import { WOD_WORDS } from './wod-words.ts';

/** One card of the page. */
export interface WodCard {
  /** Key of a card within its section; an exercise may occur twice. */
  readonly key: string;
  /** Place in the workout; main exercises only. */
  readonly number: number | null;
  readonly title: string;
  readonly side: string | null;
  /** The left side works. */
  readonly isLeft: boolean;
  readonly amount: ExerciseAmount | null;
  readonly perSide: boolean;
  readonly videoUrl: string | null;
}

export interface WodCardSection {
  readonly name: 'main' | 'challenge' | 'warmup';
  readonly heading: string;
  readonly cards: readonly WodCard[];
}

/** The workout to show; null on a day without one: no answer, or one that is not valid (specification, section 2). */
export function plannedWorkout(answer: WorkoutOfTheDay | null | undefined): WorkoutOfTheDay | null {
  return answer?.is_valid === true ? answer : null;
}

/** The sections of the page in their order, empty ones left out (specification, section 2). */
export function wodSections(workout: WorkoutOfTheDay, language: Language): WodCardSection[] {
  const { main, challenge, warmup } = WOD_WORDS[language];
  const sections: WodCardSection[] = [
    {
      name: 'main',
      heading: main,
      cards: workout.main_exercises.map((each, at) => mainCard(each, at, language)),
    },
    {
      name: 'challenge',
      heading: challenge,
      cards: workout.challenge_exercises.map((each, at) => challengeCard(each, at, language)),
    },
    {
      name: 'warmup',
      heading: warmup,
      cards: workout.warmup_exercises.map((each, at) => stretchCard(each, at, language)),
    },
  ];
  return sections.filter(({ cards }) => cards.length > 0);
}

function mainCard(exercise: MainExercise, position: number, language: Language): WodCard {
  return {
    ...challengeCard({ ...exercise, duration: null }, position, language),
    number: exercise.exercise_number,
  };
}

function challengeCard(exercise: ChallengeExercise, position: number, language: Language): WodCard {
  return {
    key: `${position} ${exercise.exercise_id}`,
    number: null,
    title: exerciseTitle(exercise.name, exercise.short_name),
    side: null,
    isLeft: false,
    amount: exerciseAmount(exercise, language),
    perSide: exercise.per_side,
    videoUrl: exercise.video_url,
  };
}

function stretchCard(exercise: WarmupExercise, position: number, language: Language): WodCard {
  return {
    ...challengeCard(exercise, position, language),
    side: sideSuffix(exercise.side, language),
    isLeft: exercise.side === 'left',
  };
}
