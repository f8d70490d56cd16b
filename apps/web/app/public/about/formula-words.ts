import { formulaName } from '@lifted/profile/formula';
import type { FormulaCard } from '@lifted/profile/studio-profile';
import type { InBothLanguages } from '../../language.ts';

interface FormulaWords {
  readonly heading: string;
  readonly lead: string;
  readonly cards: Readonly<Record<FormulaCard, { readonly title: string; readonly text: string }>>;
}

export const FORMULA_WORDS: InBothLanguages<FormulaWords> = {
  en: {
    heading: formulaName() || 'How we train',
    lead: 'Six things make up every class. They haven’t changed since day one.',
    cards: {
      'big-six': {
        title: 'Big 6 compound exercises',
        text: 'Squat, deadlift, lunge, push, pull, press. Each one works half your body at once, so 45 minutes are enough.',
      },
      'building-strength': {
        title: 'Building strength',
        text: 'Few repetitions, real weight, proper breaks. A little more than last time, month after month.',
      },
      'core-power': {
        title: 'Core power',
        text: 'A strong core supports every other lift. We train it under load, not with a hundred crunches.',
      },
      'tracked-weights': {
        title: 'Tracked weights',
        text: 'Your numbers from last time are on the tablet before you touch the bar. No more guessing.',
      },
      'holistic-approach': {
        title: 'Holistic approach',
        text: 'We start with mobility and finish calmly. Here, sleep and rest days are part of your training.',
      },
      personalized: {
        title: 'Personalized',
        text: 'Same class, your version: another weight, another grip, another lift if your shoulder needs it.',
      },
    },
  },
  de: {
    heading: formulaName() || 'So trainieren wir',
    lead: 'Sechs Dinge gehören zu jedem Kurs. Das ist so seit dem ersten Tag.',
    cards: {
      'big-six': {
        title: 'Die Big 6',
        text: 'Kniebeuge, Kreuzheben, Ausfallschritt, Drücken, Ziehen, Überkopfdrücken. Jede dieser Grundübungen fordert den halben Körper, darum reichen 45 Minuten.',
      },
      'building-strength': {
        title: 'Kraft aufbauen',
        text: 'Wenige Wiederholungen, echtes Gewicht, richtige Pausen. Jedes Mal ein bisschen mehr, und das über Monate.',
      },
      'core-power': {
        title: 'Starke Mitte',
        text: 'Eine starke Mitte hilft dir bei jeder anderen Übung. Wir trainieren sie mit Gewicht statt mit hundert Crunches.',
      },
      'tracked-weights': {
        title: 'Notierte Gewichte',
        text: 'Deine Zahlen vom letzten Mal stehen auf dem Tablet, bevor du die Stange anfasst. Schluss mit Raten.',
      },
      'holistic-approach': {
        title: 'Der ganze Mensch',
        text: 'Wir beginnen mit Mobility und lassen es ruhig ausklingen. Schlaf und Pausentage gehören bei uns zum Training.',
      },
      personalized: {
        title: 'Auf dich zugeschnitten',
        text: 'Derselbe Kurs, deine Version: anderes Gewicht, anderer Griff, andere Übung, wenn deine Schulter das braucht.',
      },
    },
  },
};
