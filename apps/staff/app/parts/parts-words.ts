import type { InBothLanguages } from '@lifted/domain/language/language';

interface PartsWords {
  readonly messages: string;
  readonly close: string;
  readonly undo: string;
  readonly undone: string;
  readonly save: string;
  readonly saved: string;
  readonly savedRecord: (name: string) => string;
  readonly edit: (name: string) => string;
  readonly remove: string;
  readonly saving: string;
  /** Of a form: what was typed is dropped. */
  readonly cancel: string;
  /** Of a question. Not 'Cancel', which the other button may be about. */
  readonly back: string;
  readonly none: string;
  readonly choose: string;
  readonly fillIn: string;
  readonly notANumber: string;
  readonly notAnAmount: string;
  readonly notATime: string;
  readonly conflict: string;
  readonly changedElsewhere: string;
  readonly mine: string;
  readonly theirs: string;
  readonly loading: string;
  readonly failed: string;
  readonly again: string;
  readonly nothingChanged: string;
  readonly toList: string;
  readonly csv: string;
  readonly csvFailed: string;
}

/** Words of the parts every page of the desk is made of. */
export const PARTS_WORDS: InBothLanguages<PartsWords> = {
  en: {
    messages: 'Messages',
    close: 'Close',
    undo: 'Undo',
    undone: 'Undone.',
    save: 'Save',
    saved: 'Saved.',
    savedRecord: (name) => `${name} is saved.`,
    edit: (name) => `Edit ${name}`,
    remove: 'Remove',
    saving: 'Saving …',
    cancel: 'Cancel',
    back: 'Back',
    none: 'None',
    choose: 'Please choose',
    fillIn: 'Please fill this in.',
    notANumber: 'Please enter a number.',
    notAnAmount: 'Please enter an amount, such as 94 or 1,234.50.',
    notATime: 'Please enter a time such as 18:30.',
    conflict: 'Somebody else changed the same in the meantime. Which is right?',
    changedElsewhere:
      'Somebody else has changed this in the meantime. Close the form and open it again to see it.',
    mine: 'Yours',
    theirs: 'Theirs',
    loading: 'Loading …',
    failed: 'This could not be loaded.',
    again: 'Try again',
    nothingChanged: 'Nothing was changed.',
    toList: 'To the list',
    csv: 'Save as CSV',
    csvFailed: 'The file could not be made. Please try again.',
  },
  de: {
    messages: 'Meldungen',
    close: 'Schließen',
    undo: 'Rückgängig',
    undone: 'Zurückgenommen.',
    save: 'Speichern',
    saved: 'Gespeichert.',
    savedRecord: (name) => `${name} ist gespeichert.`,
    edit: (name) => `${name} bearbeiten`,
    remove: 'Entfernen',
    saving: 'Wird gespeichert …',
    cancel: 'Abbrechen',
    back: 'Zurück',
    none: 'Keine Angabe',
    choose: 'Bitte wählen',
    fillIn: 'Füll das bitte aus.',
    notANumber: 'Gib bitte eine Zahl ein.',
    notAnAmount: 'Gib bitte einen Betrag ein, zum Beispiel 94 oder 1.234,50.',
    notATime: 'Gib bitte eine Uhrzeit ein, zum Beispiel 18:30.',
    conflict: 'Jemand anders hat dasselbe inzwischen geändert. Was stimmt?',
    changedElsewhere:
      'Jemand anders hat das inzwischen geändert. Schließ das Formular und öffne es wieder, um es zu sehen.',
    mine: 'Deine Fassung',
    theirs: 'Andere Fassung',
    loading: 'Wird geladen …',
    failed: 'Das konnte nicht geladen werden.',
    again: 'Noch einmal versuchen',
    nothingChanged: 'Nichts geändert.',
    toList: 'Zur Liste',
    csv: 'Als CSV speichern',
    csvFailed: 'Die Datei ließ sich nicht erstellen. Versuch es bitte noch einmal.',
  },
};
