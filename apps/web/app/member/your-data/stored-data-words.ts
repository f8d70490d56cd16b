import type { InBothLanguages } from '../../language.ts';

/** Names of the export's tables, most interesting first. Explanatory tables contain no personal data. */
export const TABLE_NAMES: Readonly<Record<string, InBothLanguages<string>>> = {
  customers: {
    en: 'Your customer record: name and email address',
    de: 'Deine Kundendaten: Name und E-Mail-Adresse',
  },
  bookings: { en: 'Classes you booked', de: 'Kurse, die du gebucht hast' },
  passes_and_memberships: {
    en: 'Your passes and memberships',
    de: 'Deine Pakete und Mitgliedschaften',
  },
  credit_entries: {
    en: 'What became of the workouts on your passes',
    de: 'Was aus den Workouts deiner Pakete geworden ist',
  },
  fees: {
    en: 'Fees for late cancellations and missed classes',
    de: 'Gebühren für späte Absagen und verpasste Kurse',
  },
  waitlist_entries: { en: 'Waitlists you joined', de: 'Wartelisten, auf denen du warst' },
  booking_commands: {
    en: 'Requests to book, cancel and wait',
    de: 'Anfragen zum Buchen, Absagen und Warten',
  },
  set_logs: { en: 'Sets you lifted', de: 'Sätze, die du gehoben hast' },
  own_trainings: { en: 'What you trained without a class', de: 'Was du ohne Kurs trainiert hast' },
  own_training_sets: { en: 'Sets you lifted there', de: 'Sätze, die du dabei gehoben hast' },
  set_entries: { en: 'What was entered for your sets', de: 'Was zu deinen Sätzen eingetragen wurde' },
  exercise_notes: { en: 'Notes about exercises', de: 'Notizen zu Übungen' },
  exercise_swaps: { en: 'Exercises you swapped', de: 'Getauschte Übungen' },
  personal_records: { en: 'Personal records among them', de: 'Rekorde darunter' },
  challenge_participants: { en: 'Challenges you joined', de: 'Challenges, bei denen du mitmachst' },
  test_workouts: { en: 'Test workouts', de: 'Probetrainings' },
  account: { en: 'Your account', de: 'Dein Konto' },
  coach: { en: 'You as a coach', de: 'Du als Coach' },
  notes: { en: 'Notes of our team about you', de: 'Notizen unseres Teams über dich' },
  roles: { en: 'Roles', de: 'Rollen' },
  sign_in_methods: { en: 'Ways you sign in', de: 'Wie du dich anmeldest' },
  second_factors: { en: 'Second steps for signing in', de: 'Zweite Schritte beim Anmelden' },
  sessions: { en: 'Where you’re signed in', de: 'Wo du angemeldet bist' },
  known_devices: { en: 'Browsers you have signed in with', de: 'Browser, mit denen du dich angemeldet hast' },
  passkeys: { en: 'Passkeys', de: 'Passkeys' },
  sign_in_links: { en: 'Recent sign-in links', de: 'Anmeldelinks der letzten Tage' },
  failed_tries: {
    en: 'Number of failed sign-in attempts',
    de: 'Zahl der fehlgeschlagenen Anmeldungen',
  },
  mails: { en: 'Emails we sent you: subject and time', de: 'Mails an dich: Betreff und Zeit' },
  messages: { en: 'Messages in the app', de: 'Nachrichten in der App' },
  message_settings: { en: 'How you want to hear from us', de: 'Wie du von uns hören möchtest' },
  push_subscriptions: {
    en: 'Browsers that show our messages',
    de: 'Browser, die unsere Nachrichten anzeigen',
  },
  message_consents: {
    en: 'When you agreed to news, or took that back',
    de: 'Wann du Neuigkeiten zugestimmt oder sie abbestellt hast',
  },
  push_deliveries: {
    en: 'What became of messages on your devices',
    de: 'Was auf deinen Geräten aus Nachrichten wurde',
  },
  calendar_feeds: {
    en: 'The address your calendar subscribes to',
    de: 'Die Adresse, die dein Kalender abonniert',
  },
  contract_declarations: {
    en: 'Contracts you ended or withdrew from',
    de: 'Verträge, die du gekündigt oder widerrufen hast',
  },
  trainer_applications: { en: 'Applications as a coach', de: 'Bewerbungen als Coach' },
  audit_log: {
    en: 'What our team did or looked at',
    de: 'Was unser Team getan oder angesehen hat',
  },
};
