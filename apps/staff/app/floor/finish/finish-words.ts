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
  readonly closeLead: string;
  readonly closedLead: string;
  readonly notStarted: (time: string) => string;
  /** When who is not marked is missing. */
  readonly missingFrom: string;
  readonly notYet: string;
  readonly undo: string;
}

export const FINISH_WORDS: InBothLanguages<FinishWords> = {
  en: {
    heading: 'Finish the class',
    noGaps: 'Every set of everybody present is entered.',
    nobody: 'Nobody is marked present, so there are no sets to enter.',
    gaps: 'Not entered',
    gapsLead: 'What is grey was only suggested. It is not saved as lifted.',
    sets: (numbers) => `Set ${numbers}:`,
    everybody: 'everybody',
    show: (exercise) => `Show ${exercise}`,
    missing: (count) =>
      count === 1 ? 'One person is not marked present' : `${count} people are not marked present`,
    closeLead:
      'Everybody with sets gets a message to check them. Members can correct theirs for 14\u00a0days, you for two.',
    closedLead:
      'Sets can still be corrected: here until tonight, on your phone under “How it went” for two days. To change who was here, open the roster again.',
    notStarted: (time) => `The class starts at ${time}. The roster can be closed from then on.`,
    missingFrom: 'Once the roster is closed, they count as missing after 48\u00a0hours.',
    notYet: 'Not yet',
    undo: 'Undo',
  },
  de: {
    heading: 'Kurs abschließen',
    noGaps: 'Alle Sätze von allen, die da sind, sind eingetragen.',
    nobody: 'Niemand ist als anwesend markiert, also gibt es keine Sätze.',
    gaps: 'Nicht eingetragen',
    gapsLead: 'Was grau ist, war nur ein Vorschlag. Es gilt nicht als gehoben.',
    sets: (numbers) => `Satz ${numbers}:`,
    everybody: 'alle',
    show: (exercise) => `${exercise} zeigen`,
    missing: (count) =>
      count === 1
        ? 'Eine Person ist nicht als anwesend markiert'
        : `${count} Personen sind nicht als anwesend markiert`,
    closeLead:
      'Alle mit Sätzen bekommen eine Nachricht mit der Bitte, sie zu prüfen. Mitglieder können ihre 14\u00a0Tage lang korrigieren, du zwei.',
    closedLead:
      'Sätze lassen sich noch korrigieren: hier bis heute Abend, auf deinem Handy unter „So lief es“ zwei Tage lang. Um zu ändern, wer da war, öffne die Liste wieder.',
    notStarted: (time) => `Der Kurs beginnt um ${time}\u00a0Uhr. Erst dann lässt sich die Liste abschließen.`,
    missingFrom: 'Ist die Liste abgeschlossen, gelten sie nach 48\u00a0Stunden als nicht erschienen.',
    notYet: 'Noch nicht',
    undo: 'Rückgängig',
  },
};
