import { type CivilDate, weekdayFromMonday } from '@lifted/domain/calendar/studio-calendar';
import type { ExerciseGroup } from './demo-exercises.ts';

/** A class: the name on the studio timer, and how many sets it has. */
export interface ClassTheme {
  readonly timerName: string;
  readonly setNumber: number;
}

/** What classes of one name train. */
export interface TrainingTheme extends ClassTheme {
  /** The lifts to choose from, the first of them always. */
  readonly groups: readonly ExerciseGroup[];
  /** What it ends with. */
  readonly finishers: readonly ExerciseGroup[];
  /** Exercises of these groups that do not belong into it, or are no heavy set of three to six: push-ups, swings. */
  readonly without: readonly string[];
}

/** 'Four heavy sets in pairs', as /about says. */
const SETS = 4;
const CORE_OR_ARMS = ['Core', 'Core', 'Arms'] as const;

export const FULL_BODY: TrainingTheme = {
  timerName: 'Full Body Strength',
  setNumber: SETS,
  groups: ['Deadlift', 'Chest Press Flat', 'Lunge', 'Lat Pull', 'Shoulder Press', 'Squat'],
  finishers: CORE_OR_ARMS,
  without: [],
};
export const PUSH: TrainingTheme = {
  timerName: 'Push Day',
  setNumber: SETS,
  groups: ['Chest Press Flat', 'Shoulder Press', 'Chest Press Incline', 'Bodyweight'],
  finishers: CORE_OR_ARMS,
  without: ['incline-fly', 'push-up', 'pull-up', 'biceps-curl', 'hammer-curl'],
};
export const PULL: TrainingTheme = {
  timerName: 'Pull Day',
  setNumber: SETS,
  groups: ['Lat Pull', 'Row', 'Deadlift', 'Bodyweight'],
  finishers: CORE_OR_ARMS,
  without: ['push-up', 'dip', 'triceps-push-down', 'lateral-raise'],
};
export const LEGS: TrainingTheme = {
  timerName: 'Legs & Core',
  setNumber: SETS,
  groups: ['Squat', 'Leg Press', 'Lunge', 'Hip Thrust', 'Deadlift'],
  finishers: ['Core'],
  without: ['kettlebell-swing'],
};
export const HEAVY: TrainingTheme = {
  timerName: 'Heavy Basics',
  setNumber: SETS,
  groups: ['Squat', 'Chest Press Flat', 'Deadlift', 'Shoulder Press', 'Row', 'Leg Press'],
  finishers: CORE_OR_ARMS,
  without: ['goblet-squat', 'straight-arm-pull', 'dumbbell-row', 'seated-row', 'landmine-press'],
};

/** Smaller parallel classes: for barbell beginners, and for technique. They train the whole body. */
export const FOUNDATIONS: TrainingTheme = { ...FULL_BODY, timerName: 'Strength Foundations' };
export const TECHNIQUE: TrainingTheme = { ...FULL_BODY, timerName: 'Technique & Core', finishers: ['Core'] };
const SMALL_CLASSES = [FOUNDATIONS, TECHNIQUE] as const;

const THEMES: readonly TrainingTheme[] = [FULL_BODY, PUSH, LEGS, PULL, HEAVY];
const MONDAY_TO_SUNDAY = [FULL_BODY, PUSH, LEGS, PULL, HEAVY, FULL_BODY, LEGS] as const;

/** The theme of a day's workout: each weekday has its own. */
export function themeOf(date: CivilDate): TrainingTheme {
  return MONDAY_TO_SUNDAY[weekdayFromMonday(date)] ?? FULL_BODY;
}

/** The theme of a class on the large floor, the day's own first; `turn` counts the floor's classes of the day from 0. */
export function themeOfClass(date: CivilDate, turn: number): ClassTheme {
  const first = THEMES.indexOf(themeOf(date));
  return THEMES[(first + turn) % THEMES.length] ?? FULL_BODY;
}

/** What a class of this name trains. */
export function themeNamed(timerName: string): TrainingTheme {
  return [...THEMES, ...SMALL_CLASSES].find((theme) => theme.timerName === timerName) ?? FULL_BODY;
}

/** The theme of a class on the small floor. */
export function themeOfSmallClass(date: CivilDate, turn: number): ClassTheme {
  return SMALL_CLASSES[(weekdayFromMonday(date) + turn) % SMALL_CLASSES.length] ?? FOUNDATIONS;
}
