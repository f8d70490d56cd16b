import type { InBothLanguages } from '../../language.ts';

/** The words around the booking service's widgets. */
export const BOOKING_WORDS = {
  en: {
    calendar: {
      heading: 'Book with your membership',
      lead: 'Already training here? Book your place in our booking service’s calendar. First time? Book your free first class in the timetable above, no account needed.',
      memberLead: 'Book your place in our booking service’s calendar.',
    },
    purchase: {
      heading: 'Buy online',
      lead: 'Passes and memberships are sold through our booking service.',
    },
    loading: 'Loading the booking service…',
    late: 'This is taking longer than usual. We’ll keep trying, but you don’t have to wait:',
    unreachable: 'We can’t reach the booking service right now. You can still get your place:',
    without: 'Rather not? You can also use one of these:',
    memberLogin: 'Member Login at the booking service',
    call: 'Call us:',
    write: 'Write to us:',
    again: 'Try again',
  },
  de: {
    calendar: {
      heading: 'Mit Mitgliedschaft buchen',
      lead: 'Du trainierst schon bei uns? Dann buch deinen Platz im Kalender unseres Buchungsdienstes. Zum ersten Mal da? Deinen kostenlosen ersten Kurs buchst du oben im Kursplan, ganz ohne Konto.',
      memberLead: 'Buch deinen Platz im Kalender unseres Buchungsdienstes.',
    },
    purchase: {
      heading: 'Online kaufen',
      lead: 'Workout-Pakete und Mitgliedschaften verkaufen wir über unseren Buchungsdienst.',
    },
    loading: 'Der Buchungsdienst wird geladen …',
    late: 'Das dauert gerade länger als sonst. Wir versuchen es weiter, aber du musst nicht warten:',
    unreachable: 'Der Buchungsdienst ist gerade nicht erreichbar. Deinen Platz bekommst du trotzdem:',
    without: 'Lieber ohne? So geht es auch:',
    memberLogin: 'Mitglieder-Login beim Buchungsdienst',
    call: 'Ruf an:',
    write: 'Schreib uns:',
    again: 'Noch einmal versuchen',
  },
} satisfies InBothLanguages<unknown>;

/** What the two shops are called: the English page has German names too (specification, section 2). */
export const SHOP_NAMES: InBothLanguages<Readonly<Record<'pass' | 'subscription', string>>> = {
  en: { pass: 'Workout Pakete', subscription: 'Mitgliedschaften' },
  de: { pass: 'Workout-Pakete', subscription: 'Mitgliedschaften' },
};
