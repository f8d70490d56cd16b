import type { InBothLanguages } from '../../language.ts';

interface DashboardWords {
  readonly title: string;
  readonly description: string;
  readonly heading: string;
  readonly greeting: (name: string) => string;
  /** In place of a name. */
  readonly there: string;
  readonly loading: string;
  readonly failed: string;
  readonly logout: string;
  readonly security: string;
  /** Headings of the cards that stand there before their scripts do. */
  readonly nextClass: string;
  readonly workoutToday: string;
}

/** The English words are the specification's (sections 2 and 8). */
export const DASHBOARD_WORDS: InBothLanguages<DashboardWords> = {
  en: {
    title: 'Your Dashboard',
    description: 'Your streak, your strength and every workout you’ve done with us.',
    heading: 'Your Dashboard',
    greeting: (name) => `Hi ${name}`,
    there: 'there',
    loading: 'Loading your dashboard...',
    failed: 'Failed to load your profile data. Please try again later.',
    logout: 'Logout',
    security: 'Security',
    nextClass: 'Next class',
    workoutToday: 'Today’s workout',
  },
  de: {
    title: 'Dein Dashboard',
    description: 'Deine Serie, deine Kraft und jedes Workout, das du bei uns gemacht hast.',
    heading: 'Dein Dashboard',
    greeting: (name) => `Hi ${name}`.trimEnd(),
    there: '',
    loading: 'Dein Dashboard wird geladen …',
    failed: 'Deine Daten konnten wir nicht laden. Bitte versuch es später noch einmal.',
    logout: 'Abmelden',
    security: 'Sicherheit',
    nextClass: 'Nächster Kurs',
    workoutToday: 'Workout heute',
  },
};
