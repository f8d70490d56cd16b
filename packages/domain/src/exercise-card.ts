import type { ExerciseSide } from './workout-of-the-day.ts';

/** Said on a card whose repetitions count for each side of the body (specification, section 2). */
export const PER_SIDE_NOTE = '(per side)';

const SIDE_SUFFIX: Readonly<Record<ExerciseSide, string>> = { left: 'Left', right: 'Right' };

/** How much of an exercise is done: a number and its unit as the card says it. */
export interface ExerciseAmount {
  readonly count: number;
  readonly unit: 'reps' | 'rep' | 'sec';
}

/** The name on a card: the short one where there is one (specification, section 2). */
export function exerciseTitle(name: string, shortName: string | null): string {
  const short = shortName?.trim() ?? '';
  return short === '' ? name : short;
}

/** Duration in seconds or, without one, repetitions; null when the plan names neither (specification, section 2). */
export function exerciseAmount(reps: number | null, durationSeconds: number | null): ExerciseAmount | null {
  if (durationSeconds !== null) return { count: durationSeconds, unit: 'sec' };
  if (reps !== null) return { count: reps, unit: reps === 1 ? 'rep' : 'reps' };
  return null;
}

/** 'Left' or 'Right' behind a stretch's name; null when it has no side. */
export function sideSuffix(side: ExerciseSide | null): string | null {
  return side === null ? null : SIDE_SUFFIX[side];
}
