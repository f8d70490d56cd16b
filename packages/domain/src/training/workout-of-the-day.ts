/** The three parts of a workout of the day, in the order the page shows them, which is not the one a class does them in. */
export const WOD_SECTIONS = ['main', 'challenge', 'warmup'] as const;
export type WodSection = (typeof WOD_SECTIONS)[number];

/** Which side of the body a stretch starts with (specification, section 3: Exercise.side). */
export const EXERCISE_SIDES = ['left', 'right'] as const;
export type ExerciseSide = (typeof EXERCISE_SIDES)[number];
