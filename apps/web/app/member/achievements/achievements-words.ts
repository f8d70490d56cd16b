import type { InBothLanguages } from '../../language.ts';

interface AchievementsWords {
  readonly heading: string;
  readonly total: string;
  readonly current: string;
  readonly highest: string;
  readonly weeks: (count: number | undefined) => string;
  readonly how: string;
  readonly rule: string;
  readonly week: string;
  readonly tipsName: string;
  readonly tips: readonly string[];
}

/** The English words are the specification's (section 2: Tips text, Streak rule). */
export const ACHIEVEMENTS_WORDS: InBothLanguages<AchievementsWords> = {
  en: {
    heading: 'All-time Achievements',
    total: 'Total workouts',
    current: 'Current streak',
    highest: 'Highest streak',
    weeks: (count) => (count === 1 ? 'week' : 'weeks'),
    how: 'How the streak counts',
    rule: 'At least 1 class in a week adds 1 to the streak; 0 classes resets it to 0.',
    week: 'Weeks run from Monday to Sunday. The current week only counts once you’ve trained in it.',
    tipsName: 'Streak tips',
    tips: [
      '1 workout per week builds the habit',
      '2 per week raises strength',
      '24-48 hours rest between workouts',
    ],
  },
  de: {
    heading: 'Das hast du geschafft',
    total: 'Workouts insgesamt',
    current: 'Aktuelle Serie',
    highest: 'Längste Serie',
    weeks: (count) => (count === 1 ? 'Woche' : 'Wochen'),
    how: 'So zählt die Serie',
    rule: 'Jede Woche mit mindestens 1 Kurs verlängert die Serie um 1. Eine Woche ohne Kurs setzt sie auf 0.',
    week: 'Eine Woche geht von Montag bis Sonntag. Die laufende zählt erst, wenn du in ihr trainiert hast.',
    tipsName: 'Tipps für deine Serie',
    tips: [
      '1 Workout pro Woche wird zur Gewohnheit',
      '2 pro Woche machen stärker',
      '24 bis 48 Stunden Pause zwischen zwei Workouts',
    ],
  },
};
