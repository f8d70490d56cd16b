import type { LoadKind } from '@lifted/domain/training/load-kinds/load-kind';
import type { SetAuthor } from '@lifted/domain/training/set-cell';
import type { InBothLanguages } from '@lifted/domain/language/language';
import type { HowItWent } from './class-glance.ts';
import { CLASS_WORDS } from '../class-desk/class-words.ts';

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
  /** Until when results are corrected; null: without an end. */
  readonly correctHint: (until: string | null) => string;
  readonly correctionOver: string;
  /** Of the button that a result is. */
  readonly correct: (person: string, exercise: string) => string;
  readonly correctLead: string;
  readonly set: (number: number) => string;
  readonly weightOf: (set: number) => string;
  readonly repsOf: (set: number) => string;
  readonly reps: string;
  readonly units: Readonly<Record<LoadKind, string>>;
  readonly faults: Readonly<Record<'weight' | 'heavy' | 'reps', string>>;
  /** Asks once; null: nothing is known of earlier classes. */
  readonly really: (weight: string, best: string | null) => string;
  readonly notLifted: string;
  readonly authors: Readonly<Record<SetAuthor, string>>;
  readonly use: (value: string, author: string) => string;
  readonly corrected: (person: string) => string;
  readonly notTaken: string;
  /** Somebody entered another value while the dialog was open. */
  readonly enteredBeside: string;
}

export const TRAINING_WORDS: InBothLanguages<TrainingWords> = {
  en: {
    heading: (name) => `How it went: ${name}`,
    sheet: 'Floor sheet',
    print: 'Print',
    toGlance: CLASS_WORDS.en.howItWent,
    toSheet: 'Floor sheet',
    toClass: 'Back to the class',
    progressed: 'Lifted more than last time',
    missedTwice: 'Missed twice: go lighter',
    isNew: 'New here',
    notLogged: 'Nothing logged',
    nobody: 'Nobody.',
    person: 'Person',
    how: { progressed: 'more', missed_twice: 'missed twice', steady: 'as before', not_logged: 'not logged' },
    byReps: (reps) => `×\u00a0${reps}`,
    perSide: 'per\u00a0side',
    noExercises: 'There is no workout for this day yet.',
    noPeople: 'Nobody is on the roster.',
    sheetLead:
      'Grey is the suggested load in\u00a0kg. Write down what was lifted; enter it later on the floor.',
    newcomer: 'new',
    extra: 'added by members',
    correctHint: (until) =>
      `Weight in kg × reps. Press a result to correct it${until === null ? '' : `, until ${until}`}.`,
    correctionOver: 'Coaches can correct sets for two days after the class; the desk still can.',
    correct: (person, exercise) => `Correct ${person}, ${exercise}`,
    correctLead: 'Both fields empty: not lifted. 0\u00a0reps: a failed attempt.',
    set: (number) => `Set ${number}`,
    weightOf: (set) => `Set ${set}, weight`,
    repsOf: (set) => `Set ${set}, reps`,
    reps: 'reps',
    units: { external: 'kg', bodyweight: 'kg added', added: 'kg added', assisted: 'kg help' },
    faults: {
      weight: 'Please enter kilos, such as 62.5.',
      heavy: 'Please enter 1000\u00a0kg at most.',
      reps: 'Please enter whole reps, such as 8.',
    },
    really: (weight, best) =>
      `Really ${weight}\u00a0kg? ${best === null ? '' : `The most so far was ${best}\u00a0kg. `}Save again if it is right.`,
    notLifted: 'not lifted',
    authors: { member: 'member', coach: 'coach', desk: 'desk', import: 'import' },
    use: (value, author) => `Use ${value} (${author})`,
    corrected: (person) => `Corrected for ${person}.`,
    notTaken: 'This cannot be entered in this class any more. Please load the page again.',
    enteredBeside:
      'Somebody has entered another value in the meantime. Save again to keep what is in the fields.',
  },
  de: {
    heading: (name) => `So lief es: ${name}`,
    sheet: 'Trainingsblatt',
    print: 'Drucken',
    toGlance: CLASS_WORDS.de.howItWent,
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
    byReps: (reps) => `×\u00a0${reps}`,
    perSide: 'pro\u00a0Seite',
    noExercises: 'Für diesen Tag gibt es noch kein Workout.',
    noPeople: 'Auf der Liste steht niemand.',
    sheetLead:
      'Grau ist das vorgeschlagene Gewicht in\u00a0kg. Schreib auf, was gehoben wurde; eingetragen wird es später am Tablet.',
    newcomer: 'neu',
    extra: 'von Mitgliedern hinzugefügt',
    correctHint: (until) =>
      `Gewicht in kg × Wiederholungen. Drück auf ein Ergebnis, um es zu korrigieren${until === null ? '' : `; das geht bis ${until}`}.`,
    correctionOver: 'Coaches korrigieren Sätze bis zwei Tage nach dem Kurs. Am Empfang geht es weiterhin.',
    correct: (person, exercise) => `${person}, ${exercise} korrigieren`,
    correctLead: 'Beide Felder leer: nicht gehoben. 0\u00a0Wdh.: nicht geschafft.',
    set: (number) => `Satz ${number}`,
    weightOf: (set) => `Satz ${set}, Gewicht`,
    repsOf: (set) => `Satz ${set}, Wiederholungen`,
    reps: 'Wdh.',
    units: { external: 'kg', bodyweight: 'kg Zusatz', added: 'kg Zusatz', assisted: 'kg Hilfe' },
    faults: {
      weight: 'Gib bitte Kilo ein, zum Beispiel 62,5.',
      heavy: 'Gib bitte höchstens 1000\u00a0kg ein.',
      reps: 'Gib bitte ganze Wiederholungen ein, zum Beispiel 8.',
    },
    really: (weight, best) =>
      `Wirklich ${weight}\u00a0kg? ${best === null ? '' : `Bisher waren es höchstens ${best}\u00a0kg. `}Speichere noch einmal, wenn es stimmt.`,
    notLifted: 'nicht gehoben',
    authors: { member: 'Mitglied', coach: 'Coach', desk: 'Empfang', import: 'Import' },
    use: (value, author) => `${value} nehmen (${author})`,
    corrected: (person) => `Für ${person} korrigiert.`,
    notTaken: 'In diesem Kurs lässt sich das nicht mehr eintragen. Lade die Seite bitte neu.',
    enteredBeside:
      'Inzwischen hat jemand einen anderen Wert eingetragen. Was in den Feldern steht, gilt, wenn du noch einmal speicherst.',
  },
};
