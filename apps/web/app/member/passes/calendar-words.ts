import type { InBothLanguages } from '../../language.ts';

interface CalendarWords {
  readonly heading: string;
  readonly lead: string;
  readonly loading: string;
  readonly again: string;
  readonly make: string;
  readonly open: string;
  readonly address: string;
  readonly copy: string;
  readonly copied: string;
  readonly cannotCopy: string;
  readonly secret: string;
  readonly madeAt: (day: string) => string;
  readonly renewHint: string;
  readonly renew: string;
  readonly stop: string;
  readonly stopped: string;
  readonly all: string;
  readonly allLink: string;
}

/** Words of the card that brings classes into the member's own calendar. */
export const CALENDAR_WORDS: InBothLanguages<CalendarWords> = {
  en: {
    heading: 'In your calendar',
    lead: 'Your classes appear in the calendar of your phone or computer, and follow when something changes.',
    loading: 'Loading your calendar address',
    again: 'Try again',
    make: 'Get my calendar address',
    open: 'Open in my calendar',
    address: 'Calendar address',
    copy: 'Copy address',
    copied: 'Copied.',
    cannotCopy: 'Your browser won’t let us copy. Select the address instead.',
    secret:
      'Copy it now if you need it elsewhere: we can’t show it again. Anyone who has it can see when and where you train.',
    madeAt: (day) => `You got your calendar address on ${day}.`,
    renewHint:
      'For another calendar, or if someone else has it, get a new one. The old one then stops working.',
    renew: 'Get a new address',
    stop: 'Stop sharing',
    stopped: 'Your calendar address no longer works.',
    all: 'Every class of the studio:',
    allLink: 'Timetable for your calendar',
  },
  de: {
    heading: 'In deinem Kalender',
    lead: 'Deine Kurse erscheinen im Kalender deines Handys oder Computers und ändern sich dort mit.',
    loading: 'Deine Kalenderadresse wird geladen',
    again: 'Noch einmal versuchen',
    make: 'Kalenderadresse holen',
    open: 'In meinem Kalender öffnen',
    address: 'Kalenderadresse',
    copy: 'Adresse kopieren',
    copied: 'Kopiert.',
    cannotCopy: 'Dein Browser lässt uns nicht kopieren. Markier die Adresse stattdessen.',
    secret:
      'Kopier sie jetzt, wenn du sie woanders brauchst: Wir können sie nicht noch einmal zeigen. Wer sie hat, sieht, wann und wo du trainierst.',
    madeAt: (day) => `Deine Kalenderadresse hast du seit ${day}.`,
    renewHint:
      'Für einen weiteren Kalender, oder wenn jemand anders sie hat, hol dir eine neue. Die alte gilt dann nicht mehr.',
    renew: 'Neue Adresse holen',
    stop: 'Nicht mehr teilen',
    stopped: 'Deine Kalenderadresse gilt nicht mehr.',
    all: 'Alle Kurse des Studios:',
    allLink: 'Kursplan für deinen Kalender',
  },
};
