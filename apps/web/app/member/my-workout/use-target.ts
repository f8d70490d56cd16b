import { metreWords } from '@lifted/domain/language/distance-words';
import { useWords } from '../../language.ts';
import type { ExerciseOnPage } from './logged-sets.ts';
import { MY_WORKOUT_WORDS } from './my-workout-words.ts';

/** What is planned of an exercise, in words: '8 reps', 'per side', 'Barbell', the coach's note. */
export function useTarget({ exercise, implement }: Pick<ExerciseOnPage, 'exercise' | 'implement'>): string[] {
  const words = useWords(MY_WORKOUT_WORDS);
  const facts = [
    exercise.distance == null ? null : metreWords(exercise.distance),
    exercise.reps === null || exercise.distance != null ? null : words.reps(exercise.reps),
    exercise.per_side ? words.perSide : null,
    implement?.name ?? null,
    exercise.note ?? null,
  ];
  return facts.filter((fact) => fact !== null);
}
