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
      en: 'Deadlift first, then two more big lifts for the rest of you.',
      de: 'Erst Kreuzheben, dann zwei große Übungen für den Rest.',
    },
    lifts: { en: 'Deadlift, squat, presses, pulls', de: 'Kreuzheben, Kniebeuge, Drücken, Ziehen' },
  }),
  kind('push', PUSH, {
    level: 'experience',
    description: {
      en: 'Chest, shoulders, triceps: three heavy presses.',
      de: 'Brust, Schultern, Trizeps: dreimal schwer drücken.',
    },
    lifts: { en: 'Bench press, shoulder press, dips', de: 'Bankdrücken, Schulterdrücken, Dips' },
  }),
  kind('pull', PULL, {
    level: 'experience',
    description: {
      en: 'Back and biceps: pull down, row, lift off the floor.',
      de: 'Rücken und Bizeps: ziehen, rudern, vom Boden heben.',
    },
    lifts: { en: 'Lat pull-down, rows, deadlift', de: 'Latzug, Rudern, Kreuzheben' },
  }),
  kind('legs-core', LEGS, {
    level: 'all',
    description: {
      en: 'Squats first, then hips and single legs. Core to finish.',
      de: 'Erst Kniebeugen, dann Hüfte und Beine. Am Ende der Rumpf.',
    },
    lifts: { en: 'Squat, lunge, hip thrust', de: 'Kniebeuge, Ausfallschritt, Hip Thrust' },
  }),
  kind('heavy-basics', HEAVY, {
    level: 'advanced',
    description: {
      en: 'The big barbell lifts, as heavy as you can do them well.',
      de: 'Die großen Übungen, so schwer, wie sie sauber gehen.',
    },
    lifts: { en: 'Squat, bench press, deadlift', de: 'Kniebeuge, Bankdrücken, Kreuzheben' },
  }),
  kind('foundations', FOUNDATIONS, {
    level: 'all',
    description: {
      en: 'Made for your first weeks: small group, one step at a time.',
      de: 'Für deine ersten Wochen: kleine Gruppe, Schritt für Schritt.',
    },
    lifts: { en: 'Deadlift, squat, press', de: 'Kreuzheben, Kniebeuge, Drücken' },
  }),
  kind('technique-core', TECHNIQUE, {
    level: 'all',
    description: {
      en: 'Three lifts with time for your form. Core to finish.',
      de: 'Drei Übungen mit Zeit für die Technik. Am Ende der Rumpf.',
    },
    lifts: { en: 'Deadlift, lunge, press', de: 'Kreuzheben, Ausfallschritt, Drücken' },
  }),
];
