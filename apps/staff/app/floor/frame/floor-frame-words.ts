import type { InBothLanguages } from '@lifted/domain/language/language';

interface FloorFrameWords {
  readonly floor: string;
  readonly loading: string;
  readonly noStorage: string;
  readonly allSent: string;
  readonly notSent: (count: number) => string;
  readonly offline: string;
  readonly lock: string;
  /** On the keys of numbers. */
  readonly removeDigit: string;
  readonly views: string;
  readonly roster: string;
  readonly sets: string;
  readonly finish: string;
  readonly close: string;
  readonly lightLook: string;
  readonly darkLook: string;
  readonly notTaken: (count: number) => string;
  readonly seen: string;
  readonly notStored: string;
}

export const FLOOR_FRAME_WORDS: InBothLanguages<FloorFrameWords> = {
  en: {
    floor: 'Floor',
    loading: 'Loading …',
    noStorage:
      'This browser stores nothing, perhaps because this is a private window. Open the page in a normal one.',
    allSent: 'All sent',
    notSent: (count) => `${count} not sent`,
    offline: 'no network',
    lock: 'Lock',
    removeDigit: 'Remove the last digit',
    views: 'Parts of the class',
    roster: 'Roster',
    sets: 'Sets',
    finish: 'Finish',
    close: 'Close',
    lightLook: 'Light',
    darkLook: 'Dark',
    notTaken: (count) => (count === 1 ? 'One entry was not taken:' : `${count} entries were not taken:`),
    seen: 'Seen',
    notStored: 'This tablet could not store the entry, so it is not entered. Is its storage full?',
  },
  de: {
    floor: 'Fläche',
    loading: 'Wird geladen …',
    noStorage:
      'Dieser Browser speichert nichts, vielleicht weil das ein privates Fenster ist. Öffne die Seite in einem normalen Fenster.',
    allSent: 'Alles gesendet',
    notSent: (count) => `${count} nicht gesendet`,
    offline: 'kein Netz',
    lock: 'Sperren',
    removeDigit: 'Letzte Ziffer löschen',
    views: 'Teile des Kurses',
    roster: 'Liste',
    sets: 'Sätze',
    finish: 'Abschluss',
    close: 'Schließen',
    lightLook: 'Hell',
    darkLook: 'Dunkel',
    notTaken: (count) =>
      count === 1 ? 'Ein Eintrag wurde nicht übernommen:' : `${count} Einträge wurden nicht übernommen:`,
    seen: 'Gesehen',
    notStored: 'Das Tablet konnte den Eintrag nicht speichern, er gilt also nicht. Ist der Speicher voll?',
  },
};
