import type { InBothLanguages } from '../../language.ts';

interface WayWords {
  readonly text: string;
  readonly note: string;
}

interface MeWords {
  readonly title: string;
  readonly description: string;
  readonly heading: string;
  readonly signedInAs: string;
  readonly messages: WayWords & { readonly unread: (count: number) => string };
  readonly passes: WayWords;
  readonly myWorkout: string;
  readonly security: WayWords;
  readonly yourData: WayWords;
  readonly desk: WayWords;
  readonly bookingService: string;
  readonly otherLanguage: string;
  readonly logOut: string;
  readonly unsent: string;
}

export const ME_WORDS: InBothLanguages<MeWords> = {
  en: {
    title: 'Me',
    description: 'Your passes, your account and your data.',
    heading: 'Me',
    signedInAs: 'Signed in as',
    messages: {
      text: 'Messages',
      note: 'Bookings, changes, reminders',
      unread: (count) => (count === 1 ? '1 new' : `${count} new`),
    },
    passes: { text: 'Your passes', note: 'Workouts, memberships and fees' },
    myWorkout: 'My workout',
    security: { text: 'Security', note: 'Second step, and where you’re signed in' },
    yourData: { text: 'Your data', note: 'See, download or delete it' },
    desk: { text: 'Desk', note: 'For the team' },
    bookingService: 'Booking service',
    otherLanguage: 'Deutsch',
    logOut: 'Sign out',
    unsent: 'Some of your sets aren’t sent yet. You can sign out once they are.',
  },
  de: {
    title: 'Profil',
    description: 'Deine Pakete, dein Konto und deine Daten.',
    heading: 'Profil',
    signedInAs: 'Angemeldet als',
    messages: {
      text: 'Nachrichten',
      note: 'Buchungen, Änderungen, Erinnerungen',
      unread: (count) => (count === 1 ? '1 neue' : `${count} neue`),
    },
    passes: { text: 'Deine Pakete', note: 'Workouts, Mitgliedschaften und Gebühren' },
    myWorkout: 'Mein Workout',
    security: { text: 'Sicherheit', note: 'Zweiter Schritt und angemeldete Geräte' },
    yourData: { text: 'Deine Daten', note: 'Ansehen, herunterladen oder löschen' },
    desk: { text: 'Empfang', note: 'Für das Team' },
    bookingService: 'Buchungsdienst',
    otherLanguage: 'English',
    logOut: 'Abmelden',
    unsent: 'Einige deiner Sätze sind noch nicht gesendet. Sobald sie es sind, kannst du dich abmelden.',
  },
};
