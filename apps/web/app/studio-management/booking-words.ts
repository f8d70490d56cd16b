import type { InBothLanguages } from '../language.ts';

/** The words around the booking service's widgets. */
export const BOOKING_WORDS = {
  en: {
    calendar: {
      heading: 'Book with your membership',
      lead: 'Already training here? Take your place in the calendar of our booking service. First time? Your free first class is in the timetable above and needs none of this.',
    },
    purchase: {
      heading: 'Buy online',
      lead: 'Passes and memberships are sold through our booking service.',
    },
    loading: 'Loading the booking service …',
    late: 'This takes longer than usual. We keep trying, but you need not wait:',
    unreachable: 'The booking service cannot be reached right now. You will get your place all the same:',
    without: 'Rather not? There are other ways:',
    memberLogin: 'Member Login at the booking service',
    call: 'Call us:',
    write: 'Write to us:',
    again: 'Try again',
  },
  de: {
    calendar: {
      heading: 'Mit Mitgliedschaft buchen',
      lead: 'Du trainierst schon bei uns? Dann nimm dir deinen Platz im Kalender unseres Buchungssystems. Zum ersten Mal da? Deinen ersten, kostenlosen Kurs buchst du oben im Kursplan, ganz ohne das hier.',
    },
    purchase: {
      heading: 'Online kaufen',
      lead: 'Workout-Pakete und Mitgliedschaften verkaufen wir über unser Buchungssystem.',
    },
    loading: 'Das Buchungssystem wird geladen …',
    late: 'Das dauert gerade länger als sonst. Wir versuchen es weiter, aber du musst nicht warten:',
    unreachable: 'Das Buchungssystem ist gerade nicht erreichbar. Deinen Platz bekommst du trotzdem:',
    without: 'Lieber ohne? So geht es auch:',
    memberLogin: 'Mitglieder-Login beim Buchungssystem',
    call: 'Ruf an:',
    write: 'Schreib uns:',
    again: 'Noch einmal versuchen',
  },
} satisfies InBothLanguages<unknown>;

/** What the two shops are called, in both languages (specification, section 2). */
export const SHOP_NAMES = { pass: 'Workout Pakete', subscription: 'Mitgliedschaften' } as const;
