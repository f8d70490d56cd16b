import type { ClassLevel } from '@lifted/domain/classes/class-kind';
import type { InBothLanguages } from '@lifted/domain/language/language';
import {
  FOUNDATIONS,
  FULL_BODY,
  HEAVY,
  LEGS,
  PULL,
  PUSH,
  TECHNIQUE,
  type ClassTheme,
} from './training-themes.ts';

/** What the demo studio says of the classes of one name. Each kind has workouts of its own. */
export interface DemoClassKind {
  readonly id: string;
  readonly name: string;
  readonly level: ClassLevel;
  readonly description: InBothLanguages<string>;
  readonly lifts: InBothLanguages<string>;
}

function kind(id: string, { timerName }: ClassTheme, about: Omit<DemoClassKind, 'id' | 'name'>) {
  return { id, name: timerName, ...about };
}

/** Every kind of class of the demo studio. */
export const DEMO_CLASS_KINDS: readonly DemoClassKind[] = [
  kind('full-body', FULL_BODY, {
    level: 'all',
    description: {
      en: 'Deadlift, then two big lifts',
      de: 'Kreuzheben und zwei mehr',
    },
    lifts: { en: 'Deadlift, squat, presses, pulls', de: 'Kreuzheben, Kniebeuge, Drücken, Ziehen' },
  }),
  kind('push', PUSH, {
    level: 'experience',
    description: {
      en: 'Chest, shoulders, triceps',
      de: 'Brust, Schultern, Trizeps',
    },
    lifts: { en: 'Bench press, shoulder press, dips', de: 'Bankdrücken, Schulterdrücken, Dips' },
  }),
  kind('pull', PULL, {
    level: 'experience',
    description: {
      en: 'Back and biceps',
      de: 'Rücken und Bizeps',
    },
    lifts: { en: 'Lat pull-down, rows, deadlift', de: 'Latzug, Rudern, Kreuzheben' },
  }),
  kind('legs-core', LEGS, {
    level: 'all',
    description: {
      en: 'Squats and hips, then core',
      de: 'Beine und Hüfte, dann Rumpf',
    },
    lifts: { en: 'Squat, lunge, hip thrust', de: 'Kniebeuge, Ausfallschritt, Hip Thrust' },
  }),
  kind('heavy-basics', HEAVY, {
    level: 'advanced',
    description: {
      en: 'The big lifts, really heavy',
      de: 'Große Übungen, richtig schwer',
    },
    lifts: { en: 'Squat, bench press, deadlift', de: 'Kniebeuge, Bankdrücken, Kreuzheben' },
  }),
  kind('foundations', FOUNDATIONS, {
    level: 'all',
    description: {
      en: 'Your first weeks, step by step',
      de: 'Für die ersten Wochen',
    },
    lifts: { en: 'Deadlift, squat, press', de: 'Kreuzheben, Kniebeuge, Drücken' },
  }),
  kind('technique-core', TECHNIQUE, {
    level: 'all',
    description: {
      en: 'Time for your form, then core',
      de: 'Zeit für Technik, dann Rumpf',
    },
    lifts: { en: 'Deadlift, lunge, press', de: 'Kreuzheben, Ausfallschritt, Drücken' },
  }),
];
