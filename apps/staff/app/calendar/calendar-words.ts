import { FEED_WORDS, type FeedWords } from '@lifted/domain/calendar/feed-words';
import type { InBothLanguages } from '@lifted/domain/language/language';

interface CalendarWords extends FeedWords {
  readonly heading: string;
  readonly lead: string;
  readonly own: string;
  readonly ownLead: string;
  readonly noCoach: string;
  readonly secret: string;
  readonly renewHint: string;
  readonly all: string;
  readonly allLead: string;
  readonly allLink: string;
  readonly back: string;
}

/** Words of the calendars the team can subscribe to. */
export const CALENDAR_WORDS: InBothLanguages<CalendarWords> = {
  en: {
    ...FEED_WORDS.en,
    heading: 'Calendars',
    lead: 'Classes in the calendar of your phone or computer. They update when something changes.',
    own: 'Classes you give',
    ownLead: 'Without the names of who booked: the class page has them.',
    noCoach: 'You are not set up as a coach. The owner can add your email address to a coach.',
    secret: 'Copy it now if you need it elsewhere: it is not shown again.',
    renewHint: 'For another calendar get a new one. The old one then stops working.',
    all: 'All classes',
    allLead: 'The timetable as everybody sees it, for the team or a screen in the studio.',
    allLink: 'Timetable for a calendar',
    back: 'To the timetable',
  },
  de: {
    ...FEED_WORDS.de,
    heading: 'Kalender',
    lead: 'Kurse im Kalender deines Handys oder Computers. Änderungen kommen dort von selbst an.',
    own: 'Kurse, die du gibst',
    ownLead: 'Ohne die Namen der Teilnehmenden: Die stehen auf der Seite des Kurses.',
    noCoach:
      'Du bist nicht als Coach eingetragen. Die Leitung kann deine E-Mail-Adresse bei einem Coach eintragen.',
    secret: 'Kopier sie jetzt, wenn du sie woanders brauchst: Sie wird nicht noch einmal gezeigt.',
    renewHint: 'Für einen weiteren Kalender hol dir eine neue. Die alte gilt dann nicht mehr.',
    all: 'Alle Kurse',
    allLead: 'Der Kursplan, wie ihn alle sehen, für das Team oder einen Bildschirm im Studio.',
    allLink: 'Kursplan für einen Kalender',
    back: 'Zum Kursplan',
  },
};
