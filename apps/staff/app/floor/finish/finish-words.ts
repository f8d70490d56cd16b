import type { InBothLanguages } from '@lifted/domain/language/language';

interface FinishWords {
  readonly heading: string;
  readonly noGaps: string;
  readonly nobody: string;
  readonly gaps: string;
  readonly gapsLead: string;
  readonly sets: (numbers: string) => string;
  readonly everybody: string;
  readonly show: (exercise: string) => string;
  readonly missing: (count: number) => string;
  readonly close: string;
  readonly closeLead: string;
  readonly closed: string;
  readonly closedLead: string;
  readonly notStarted: (time: string) => string;
  readonly closeHeading: string;
  readonly stillRuns: (time: string) => string;
  /** What follows for who is not marked. */
  readonly cost: (fee: string) => string;
  readonly notYet: string;
  readonly reopen: string;
  readonly reopened: string;
  readonly undo: string;
}

export const FINISH_WORDS: InBothLanguages<FinishWords> = {
  en: {
    heading: 'Finish the class',
    noGaps: 'Every set of everybody present is entered.',
    nobody: 'Nobody is marked as present, so there are no sets to enter.',
    gaps: 'Not entered',
    gapsLead: 'What is grey was only suggested. It is not saved as lifted.',
    sets: (numbers) => `Set ${numbers}:`,
    everybody: 'everybody',
    show: (exercise) => `Show ${exercise}`,
    missing: (count) =>
      count === 1 ? 'One person is not marked as present' : `${count} people are not marked as present`,
    close: 'Close the roster',
    closeLead:
      'Everybody with sets gets a mail to check them. Members can correct theirs for 14\u00a0days, you for two.',
    closed: 'The roster is closed.',
    closedLead:
      'Sets can still be corrected: here until tonight, on your phone under ‘How it went’ for two days. To change who was here, open the roster again.',
    notStarted: (time) => `The class starts at ${time}. The roster can be closed from then on.`,
    closeHeading: 'Close the roster?',
    stillRuns: (time) => `The class runs until ${time}.`,
    cost: (fee) =>
      `Once the roster is closed, they count as missing after 48\u00a0hours. With a membership that costs ${fee}, with a pass the workout.`,
    notYet: 'Not yet',
    reopen: 'Open the roster again',
    reopened: 'The roster is open again.',
    undo: 'Undo',
  },
  de: {
    heading: 'Kurs abschließen',
    noGaps: 'Alle Sätze von allen, die da sind, sind eingetragen.',
    nobody: 'Niemand ist als anwesend markiert, also gibt es keine Sätze einzutragen.',
    gaps: 'Nicht eingetragen',
    gapsLead: 'Was grau ist, war nur ein Vorschlag. Es gilt nicht als gehoben.',
    sets: (numbers) => `Satz ${numbers}:`,
    everybody: 'alle',
    show: (exercise) => `${exercise} zeigen`,
    missing: (count) =>
      count === 1
        ? 'Eine Person ist nicht als anwesend markiert'
        : `${count} Personen sind nicht als anwesend markiert`,
    close: 'Liste abschließen',
    closeLead:
      'Alle mit Sätzen bekommen eine Mail, um sie zu prüfen. Mitglieder können ihre 14\u00a0Tage lang korrigieren, du zwei.',
    closed: 'Die Liste ist abgeschlossen.',
    closedLead:
      'Sätze lassen sich noch korrigieren: hier bis heute Abend, auf deinem Telefon unter „So lief es“ zwei Tage lang. Um zu ändern, wer da war, öffne die Liste wieder.',
    notStarted: (time) => `Der Kurs beginnt um ${time}\u00a0Uhr. Erst dann lässt sich die Liste abschließen.`,
    closeHeading: 'Liste abschließen?',
    stillRuns: (time) => `Der Kurs läuft bis ${time}\u00a0Uhr.`,
    cost: (fee) =>
      `Ist die Liste abgeschlossen, gelten sie nach 48\u00a0Stunden als nicht erschienen. Mit Mitgliedschaft kostet das ${fee}, mit Paket das Workout.`,
    notYet: 'Noch nicht',
    reopen: 'Liste wieder öffnen',
    reopened: 'Die Liste ist wieder offen.',
    undo: 'Rückgängig',
  },
};
