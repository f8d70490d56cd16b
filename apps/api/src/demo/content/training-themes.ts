import { type CivilDate, weekdayFromMonday } from '@lifted/domain/calendar/studio-calendar';
import type { ExerciseGroup } from './demo-exercises.ts';

/** What is trained on one weekday: the name on the studio timer, and the lifts to choose from, the first of them always. */
export interface TrainingTheme {
  readonly timerName: string;
  readonly setNumber: number;
  readonly groups: readonly ExerciseGroup[];
}

const FULL_BODY: TrainingTheme = {
  timerName: 'Full Body Strength',
  setNumber: 4,
  groups: ['Deadlift', 'Chest Press Flat', 'Lunge', 'Lat Pull', 'Shoulder Press', 'Squat'],
};
const PUSH: TrainingTheme = {
  timerName: 'Push Day',
  setNumber: 4,
  groups: ['Chest Press Flat', 'Shoulder Press', 'Chest Press Incline', 'Bodyweight'],
};
const PULL: TrainingTheme = {
  timerName: 'Pull Day',
  setNumber: 4,
  groups: ['Lat Pull', 'Row', 'Deadlift', 'Hip Thrust'],
};
const LEGS: TrainingTheme = {
  timerName: 'Legs & Core',
  setNumber: 4,
  groups: ['Squat', 'Leg Press', 'Lunge', 'Hip Thrust', 'Deadlift'],
};
const HEAVY: TrainingTheme = {
  timerName: 'Heavy Basics',
  setNumber: 4,
  groups: ['Squat', 'Chest Press Flat', 'Deadlift', 'Shoulder Press', 'Row', 'Leg Press'],
};

/** Smaller parallel classes: for barbell beginners, and for technique. */
const FOUNDATIONS = { timerName: 'Strength Foundations', setNumber: 3 } as const;
const TECHNIQUE = { timerName: 'Technique & Core', setNumber: 3 } as const;
const SMALL_CLASSES = [FOUNDATIONS, TECHNIQUE] as const;

const THEMES: readonly TrainingTheme[] = [FULL_BODY, PUSH, LEGS, PULL, HEAVY];
const MONDAY_TO_SUNDAY = [FULL_BODY, PUSH, LEGS, PULL, HEAVY, FULL_BODY, LEGS] as const;

/** The theme of a day's workout: each weekday has its own. */
export function themeOf(date: CivilDate): TrainingTheme {
  return MONDAY_TO_SUNDAY[weekdayFromMonday(date)] ?? FULL_BODY;
}

/** The timer name of a class. */
export type ClassTheme = Pick<TrainingTheme, 'timerName' | 'setNumber'>;

/** The theme of a class on the large floor, the day's own first; `turn` counts the floor's classes of the day from 0. */
export function themeOfClass(date: CivilDate, turn: number): ClassTheme {
  const first = THEMES.indexOf(themeOf(date));
  return THEMES[(first + turn) % THEMES.length] ?? FULL_BODY;
}

/** The groups a class of this name trains; small classes train the whole body. */
export function groupsOfClass(timerName: string): readonly ExerciseGroup[] {
  return (THEMES.find((theme) => theme.timerName === timerName) ?? FULL_BODY).groups;
}

/** The theme of a class on the small floor. */
export function themeOfSmallClass(date: CivilDate, turn: number): ClassTheme {
  return SMALL_CLASSES[(weekdayFromMonday(date) + turn) % SMALL_CLASSES.length] ?? FOUNDATIONS;
}
