import type { InBothLanguages } from '@lifted/domain/language/language';
import type { HowItWent } from './class-glance.ts';

interface TrainingWords {
  readonly heading: (name: string) => string;
  readonly sheet: string;
  readonly print: string;
  readonly toGlance: string;
  readonly toSheet: string;
  readonly toClass: string;
  readonly progressed: string;
  readonly missedTwice: string;
  readonly isNew: string;
  readonly notLogged: string;
  readonly nobody: string;
  readonly person: string;
  readonly how: Readonly<Record<HowItWent, string>>;
  readonly byReps: (reps: number) => string;
  readonly perSide: string;
  readonly noExercises: string;
  readonly noPeople: string;
  readonly sheetLead: string;
  readonly newcomer: string;
  /** Of an exercise that a member did besides the workout. */
  readonly extra: string;
}

export const TRAINING_WORDS: InBothLanguages<TrainingWords> = {
  en: {
    heading: (name) => `How it went: ${name}`,
    sheet: 'Floor sheet',
    print: 'Print',
    toGlance: 'How it went',
    toSheet: 'Floor sheet',
    toClass: 'Back to the class',
    progressed: 'Lifted more than last time',
    missedTwice: 'Missed twice: go lighter',
    isNew: 'New here',
    notLogged: 'Nothing logged',
    nobody: 'Nobody.',
    person: 'Person',
    how: { progressed: 'more', missed_twice: 'missed twice', steady: 'as before', not_logged: 'not logged' },
    byReps: (reps) => `× ${reps}`,
    perSide: 'per side',
    noExercises: 'There is no workout for this day yet.',
    noPeople: 'Nobody is on the roster.',
    sheetLead: 'Grey is the suggested load. Write down what was lifted; enter it later on the floor.',
    newcomer: 'new',
    extra: 'added by members',
  },
  de: {
    heading: (name) => `So lief es: ${name}`,
    sheet: 'Trainingsblatt',
    print: 'Drucken',
    toGlance: 'So lief es',
    toSheet: 'Trainingsblatt',
    toClass: 'Zurück zum Kurs',
    progressed: 'Mehr als beim letzten Mal',
    missedTwice: 'Zweimal nicht geschafft: leichter weiter',
    isNew: 'Neu hier',
    notLogged: 'Nichts eingetragen',
    nobody: 'Niemand.',
    person: 'Person',
    how: {
      progressed: 'mehr',
      missed_twice: 'zweimal nicht geschafft',
      steady: 'wie zuvor',
      not_logged: 'nicht eingetragen',
    },
    byReps: (reps) => `× ${reps}`,
    perSide: 'pro Seite',
    noExercises: 'Für diesen Tag gibt es noch kein Workout.',
    noPeople: 'Auf der Liste steht niemand.',
    sheetLead:
      'Grau ist das vorgeschlagene Gewicht. Schreibt auf, was gehoben wurde; eingetragen wird es später am Tablet.',
    newcomer: 'neu',
    extra: 'von Mitgliedern hinzugefügt',
  },
};
