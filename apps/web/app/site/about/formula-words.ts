import type { InBothLanguages } from '../../language.ts';

/** The six cards of the formula; also the names of their pictures below /media/formula. */
export const FORMULA_CARDS = [
  'big-six',
  'building-strength',
  'core-power',
  'tracked-weights',
  'holistic-approach',
  'personalized',
] as const;
export type FormulaCard = (typeof FORMULA_CARDS)[number];

interface FormulaWords {
  readonly heading: string;
  readonly lead: string;
  readonly cards: Readonly<Record<FormulaCard, { readonly title: string; readonly text: string }>>;
}

export const FORMULA_WORDS: InBothLanguages<FormulaWords> = {
  en: {
    heading: 'Lifted Formula',
    lead: 'Six things in every class. They have not changed since the first one.',
    cards: {
      'big-six': {
        title: 'Big 6 compound exercises',
        text: 'Squat, deadlift, lunge, push, pull, press. Each one works half the body at once, so 45 minutes are enough.',
      },
      'building-strength': {
        title: 'Building strength',
        text: 'Few repetitions, real weight, proper breaks. A little more than last time, for months on end.',
      },
      'core-power': {
        title: 'Core power',
        text: 'A strong middle carries every other lift. We train it under load, not with a hundred crunches.',
      },
      'tracked-weights': {
        title: 'Tracked weights',
        text: 'Your numbers from last time are on the tablet before you touch the bar. No more guessing.',
      },
      'holistic-approach': {
        title: 'Holistic approach',
        text: 'We start with mobility and end with quiet. Sleep and rest days count as training here.',
      },
      personalized: {
        title: 'Personalized',
        text: 'Same class, your version: another weight, another grip, another lift if your shoulder asks for it.',
      },
    },
  },
  de: {
    heading: 'Lifted Formula',
    lead: 'Sechs Dinge, die in jedem Kurs gleich sind. Seit dem ersten.',
    cards: {
      'big-six': {
        title: 'Die Big 6',
        text: 'Kniebeuge, Kreuzheben, Ausfallschritt, Drücken, Ziehen, Überkopfdrücken. Jede Grundübung fordert den halben Körper, darum reichen 45 Minuten.',
      },
      'building-strength': {
        title: 'Kraft aufbauen',
        text: 'Wenige Wiederholungen, echtes Gewicht, richtige Pausen. Jedes Mal ein bisschen mehr, und das über Monate.',
      },
      'core-power': {
        title: 'Starke Mitte',
        text: 'Eine starke Mitte trägt jede andere Übung. Wir trainieren sie mit Gewicht statt mit hundert Crunches.',
      },
      'tracked-weights': {
        title: 'Notierte Gewichte',
        text: 'Deine Zahlen vom letzten Mal stehen auf dem Tablet, bevor du die Stange anfasst. Raten musst du nicht mehr.',
      },
      'holistic-approach': {
        title: 'Der ganze Mensch',
        text: 'Wir fangen mit Beweglichkeit an und hören ruhig auf. Schlaf und Pausentage zählen hier als Training.',
      },
      personalized: {
        title: 'Auf dich zugeschnitten',
        text: 'Derselbe Kurs, deine Version: anderes Gewicht, anderer Griff, andere Übung, wenn die Schulter darum bittet.',
      },
    },
  },
};
