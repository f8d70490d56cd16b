import { type CivilDate, weekdayFromMonday } from '@lifted/domain/studio-calendar';
import type { ExerciseGroup } from './demo-exercises.ts';

/** What is trained on one weekday: the name on the studio timer, and the groups the workout of the day is made of. */
export interface TrainingTheme {
  readonly timerName: string;
  readonly setNumber: number;
  readonly groups: readonly ExerciseGroup[];
}

const FULL_BODY: TrainingTheme = {
  timerName: 'Full Body Strength',
  setNumber: 4,
  groups: ['Deadlift', 'Chest Press Flat', 'Lunge', 'Lat Pull', 'Shoulder Press', 'Core'],
};
const PUSH: TrainingTheme = {
  timerName: 'Push Day',
  setNumber: 4,
  groups: ['Chest Press Flat', 'Shoulder Press', 'Chest Press Incline', 'Push-Up', 'Core', 'Arms'],
};
const PULL: TrainingTheme = {
  timerName: 'Pull Day',
  setNumber: 4,
  groups: ['Lat Pull', 'Row', 'Deadlift', 'Arms', 'Hip Thrust', 'Core'],
};
const LEGS: TrainingTheme = {
  timerName: 'Legs & Core',
  setNumber: 4,
  groups: ['Squat', 'Leg Press', 'Lunge', 'Hip Thrust', 'Core', 'Deadlift'],
};
const HEAVY: TrainingTheme = {
  timerName: 'Heavy Basics',
  setNumber: 5,
  groups: ['Squat', 'Chest Press Flat', 'Deadlift', 'Shoulder Press', 'Row', 'Leg Press'],
};

/** Smaller classes beside the day's theme, for people who are new to the barbell. */
export const FOUNDATIONS = { timerName: 'Strength Foundations', setNumber: 3 } as const;

const MONDAY_TO_SUNDAY = [FULL_BODY, PUSH, LEGS, PULL, HEAVY, FULL_BODY, LEGS] as const;

/** The theme of a day: each weekday has its own. */
export function themeOf(date: CivilDate): TrainingTheme {
  return MONDAY_TO_SUNDAY[weekdayFromMonday(date)] ?? FULL_BODY;
}
