import type { InBothLanguages } from '../../language.ts';

interface PageWords {
  readonly title: string;
  readonly description: string;
  readonly loading: string;
  readonly noScripts: string;
  readonly failed: string;
  readonly again: string;
  /** Before, of and after the link to the translation of the terms. */
  readonly languageNote: readonly [before: string, link: string, after: string];
  readonly none: string;
  readonly noneLead: string;
  readonly dashboard: { readonly text: string; readonly note: string };
  readonly timetable: { readonly text: string; readonly note: string };
}

/** Words of the challenge's page; the English ones are the specification's where it has any (section 2). */
export const PAGE_WORDS: InBothLanguages<PageWords> = {
  en: {
    title: 'Challenge',
    description: 'The studio challenge: goal, dates, prize and terms.',
    loading: 'Loading...',
    noScripts: 'This page needs JavaScript, which is switched off in this browser.',
    failed: 'The challenge did not load. Check your connection and try again.',
    again: 'Try again',
    languageNote: [
      'An ',
      'English translation',
      ' of the terms is at the bottom of this page. Only the German version is legally binding.',
    ],
    none: 'No such challenge',
    noneLead:
      'There is no challenge at this address. The link may be incomplete, or the challenge has been taken down.',
    dashboard: { text: 'Dashboard', note: 'Your current challenge is at the top' },
    timetable: { text: 'Timetable', note: 'Every class of the week' },
  },
  de: {
    title: 'Challenge',
    description: 'Die Challenge des Studios: Ziel, Zeitraum, Preis und Teilnahmebedingungen.',
    loading: 'Wird geladen …',
    noScripts: 'Diese Seite braucht JavaScript. In diesem Browser ist es ausgeschaltet.',
    failed: 'Die Challenge konnten wir nicht laden. Prüf deine Verbindung und versuch es noch einmal.',
    again: 'Noch einmal versuchen',
    languageNote: [
      'Eine ',
      'englische Übersetzung',
      ' der Teilnahmebedingungen steht am Ende der Seite. Rechtlich verbindlich ist nur die deutsche Fassung.',
    ],
    none: 'Diese Challenge gibt es nicht',
    noneLead:
      'Unter dieser Adresse gibt es keine Challenge. Vielleicht ist der Link unvollständig, oder die Challenge ist vorbei.',
    dashboard: { text: 'Dashboard', note: 'Deine aktuelle Challenge' },
    timetable: { text: 'Kursplan', note: 'Alle Kurse der Woche' },
  },
};
