import type { InBothLanguages } from '@lifted/domain/language/language';

interface KeyListWords {
  readonly heading: string;
  readonly ofPage: string;
  readonly mainKey: string;
  readonly everywhere: string;
  readonly everywhereKeys: readonly (readonly [keys: string, what: string])[];
  readonly inLists: string;
  readonly inListsKeys: readonly (readonly [keys: string, what: string])[];
  readonly singleKeys: string;
  readonly close: string;
}

/** Words of the list of keys. */
export const KEY_LIST_WORDS: InBothLanguages<KeyListWords> = {
  en: {
    heading: 'Keys',
    ofPage: 'On this page',
    mainKey: 'Ctrl Enter',
    everywhere: 'On every page',
    everywhereKeys: [
      ['Ctrl K, /', 'Search: pages, actions, classes, products, people'],
      ['U', 'Undo what the message says'],
      ['F6', 'To the messages'],
      ['Ctrl Enter', 'In a dialog: its last button, from any field'],
      ['Esc', 'Close the dialog'],
      ['?', 'This list'],
    ],
    inLists: 'In the week and in lists',
    inListsKeys: [
      ['Arrow keys', 'From one to the next'],
      ['Enter', 'Open; in the search, the first one found'],
      ['Space', 'Mark somebody present, select a class'],
      ['M', 'Move the class: type the new time'],
      ['Alt ← →', 'Move the class by a day'],
      ['Alt ↑ ↓', 'Move the class by a quarter of an hour'],
      ['Alt Shift ↑ ↓', 'Move the class by an hour'],
    ],
    singleKeys: 'Keys work when pressed alone, such as U and ?',
    close: 'Close',
  },
  de: {
    heading: 'Tasten',
    ofPage: 'Auf dieser Seite',
    mainKey: 'Strg+Enter',
    everywhere: 'Auf jeder Seite',
    everywhereKeys: [
      ['Strg+K, /', 'Suche: Seiten, Aktionen, Kurse, Angebote, Personen'],
      ['U', 'Rückgängig machen, was in der Meldung steht'],
      ['F6', 'Zu den Meldungen'],
      ['Strg+Enter', 'Im Dialog: sein letzter Knopf, aus jedem Feld'],
      ['Esc', 'Dialog schließen'],
      ['?', 'Diese Liste'],
    ],
    inLists: 'In der Woche und in Listen',
    inListsKeys: [
      ['Pfeiltasten', 'Weiter zum nächsten'],
      ['Enter', 'Öffnen; in der Suche das erste Ergebnis'],
      ['Leertaste', 'Jemanden als anwesend markieren, einen Kurs auswählen'],
      ['M', 'Kurs verschieben: neue Uhrzeit eingeben'],
      ['Alt+← →', 'Kurs um einen Tag verschieben'],
      ['Alt+↑ ↓', 'Kurs um eine Viertelstunde verschieben'],
      ['Alt+Umschalt+↑ ↓', 'Kurs um eine Stunde verschieben'],
    ],
    singleKeys: 'Tasten auch ohne Strg benutzen, etwa U und ?',
    close: 'Schließen',
  },
};
