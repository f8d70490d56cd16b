import type { InBothLanguages } from '@lifted/domain/language/language';

interface RosterClosingWords {
  readonly close: string;
  readonly question: string;
  readonly stillRuns: (time: string) => string;
  /** What being missing means. */
  readonly cost: (fee: string) => string;
  readonly closed: string;
  readonly reopen: string;
  readonly reopened: string;
}

/** Words of closing the roster of a class and of opening it again, at the desk and on the floor. */
export const ROSTER_CLOSING_WORDS: InBothLanguages<RosterClosingWords> = {
  en: {
    close: 'Close the roster',
    question: 'Close the roster?',
    stillRuns: (time) => `The class runs until ${time}.`,
    cost: (fee) => `With a membership that costs ${fee}, with a pass the workout.`,
    closed: 'The roster is closed.',
    reopen: 'Open the roster again',
    reopened: 'The roster is open again.',
  },
  de: {
    close: 'Liste abschließen',
    question: 'Liste abschließen?',
    stillRuns: (time) => `Der Kurs läuft bis ${time}\u00a0Uhr.`,
    cost: (fee) => `Mit Mitgliedschaft kostet das ${fee}, mit Paket das Workout.`,
    closed: 'Die Liste ist abgeschlossen.',
    reopen: 'Liste wieder öffnen',
    reopened: 'Die Liste ist wieder offen.',
  },
};
