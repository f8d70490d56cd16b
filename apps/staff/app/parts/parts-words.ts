import type { InBothLanguages } from '@lifted/domain/language/language';

interface PartsWords {
  readonly messages: string;
  readonly close: string;
  readonly undo: string;
  readonly undone: string;
  readonly save: string;
  readonly saving: string;
  readonly cancel: string;
  readonly none: string;
  readonly fillIn: string;
  readonly notANumber: string;
  readonly conflict: string;
  readonly mine: string;
  readonly theirs: string;
  readonly loading: string;
  readonly failed: string;
  readonly again: string;
  readonly nothingChanged: string;
}

/** Words of the parts every page of the desk is made of. */
export const PARTS_WORDS: InBothLanguages<PartsWords> = {
  en: {
    messages: 'Messages',
    close: 'Close',
    undo: 'Undo',
    undone: 'Undone.',
    save: 'Save',
    saving: 'Saving …',
    cancel: 'Cancel',
    none: 'None',
    fillIn: 'Please fill this in.',
    notANumber: 'Please enter a number.',
    conflict: 'Somebody else changed the same in the meantime. Which is right?',
    mine: 'Yours',
    theirs: 'Theirs',
    loading: 'Loading …',
    failed: 'This could not be loaded.',
    again: 'Try again',
    nothingChanged: 'Nothing was changed.',
  },
  de: {
    messages: 'Meldungen',
    close: 'Schließen',
    undo: 'Rückgängig',
    undone: 'Zurückgenommen.',
    save: 'Speichern',
    saving: 'Speichert …',
    cancel: 'Abbrechen',
    none: 'Keine Angabe',
    fillIn: 'Füll das bitte aus.',
    notANumber: 'Gib bitte eine Zahl ein.',
    conflict: 'Jemand anderes hat dasselbe inzwischen geändert. Was stimmt?',
    mine: 'Deins',
    theirs: 'Andere',
    loading: 'Lädt …',
    failed: 'Das konnte nicht geladen werden.',
    again: 'Noch einmal versuchen',
    nothingChanged: 'Nichts geändert.',
  },
};
