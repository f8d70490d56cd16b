import { FEED_WORDS, type FeedWords } from '@lifted/domain/calendar/feed-words';
import type { InBothLanguages } from '../../language.ts';

interface CalendarWords extends FeedWords {
  readonly heading: string;
  readonly lead: string;
  readonly loading: string;
  readonly again: string;
  readonly cannotCopy: string;
  readonly secret: string;
  readonly renewHint: string;
  readonly stopped: string;
  readonly all: string;
  readonly allLink: string;
}

/** Words of the card that brings classes into the member's own calendar. */
export const CALENDAR_WORDS: InBothLanguages<CalendarWords> = {
  en: {
    ...FEED_WORDS.en,
    heading: 'In your calendar',
    lead: 'Your classes appear in the calendar of your phone or computer, and follow when something changes.',
    loading: 'Loading your calendar address',
    again: 'Try again',
    cannotCopy: 'Your browser won’t let us copy. Select the address instead.',
    secret:
      'Copy it now if you need it elsewhere: we can’t show it again. Anyone who has it can see when and where you train.',
    renewHint:
      'For another calendar, or if someone else has it, get a new one. The old one then stops working.',
    stopped: 'Your calendar address no longer works.',
    all: 'Every class of the studio:',
    allLink: 'Timetable for your calendar',
  },
  de: {
    ...FEED_WORDS.de,
    heading: 'In deinem Kalender',
    lead: 'Deine Kurse erscheinen im Kalender deines Handys oder Computers und ändern sich dort mit.',
    loading: 'Deine Kalenderadresse wird geladen',
    again: 'Noch einmal versuchen',
    cannotCopy: 'Dein Browser lässt uns nicht kopieren. Markier die Adresse stattdessen.',
    secret:
      'Kopier sie jetzt, wenn du sie woanders brauchst: Wir können sie nicht noch einmal zeigen. Wer sie hat, sieht, wann und wo du trainierst.',
    renewHint:
      'Für einen weiteren Kalender, oder wenn jemand anders sie hat, hol dir eine neue. Die alte gilt dann nicht mehr.',
    stopped: 'Deine Kalenderadresse gilt nicht mehr.',
    all: 'Alle Kurse des Studios:',
    allLink: 'Kursplan für deinen Kalender',
  },
};
