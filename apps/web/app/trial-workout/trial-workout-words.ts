import type { InBothLanguages } from '../language.ts';

interface TrialWorkoutWords {
  readonly heading: string;
  readonly lead: string;
  readonly title: string;
  readonly description: string;
  readonly back: string;
  /** Around the phone number and the email address. */
  readonly noScript: readonly [before: string, between: string, after: string];
  readonly yourClass: string;
  readonly loadingClass: string;
  readonly portraitOf: (coach: string) => string;
  readonly withCoach: string;
  readonly when: string;
  readonly where: string;
  readonly yourPlace: string;
  readonly firstName: string;
  readonly email: string;
  readonly book: string;
  readonly booking: string;
  /** Around the link to the privacy policy. */
  readonly privacy: readonly [string, string, string];
  readonly booked: string;
  readonly bookedNext: string;
  readonly allClasses: string;
  readonly full: string;
  readonly started: string;
  readonly others: string;
  readonly another: string;
}

/** English: fixed texts are the specification's (section 2, 'Join a test workout page'). */
export const TRIAL_WORKOUT_WORDS: InBothLanguages<TrialWorkoutWords> = {
  en: {
    heading: 'Join a test workout',
    lead: 'Your first class is free. First name and email are enough.',
    title: 'Join a test workout',
    description: 'Try a strength class in Berlin for free: first name and email are enough.',
    back: 'Back to the timetable',
    noScript: [
      'Booking needs JavaScript, which is switched off in this browser. Without it, call ',
      ' or write to ',
      '.',
    ],
    yourClass: 'Your class',
    loadingClass: 'Loading the class',
    portraitOf: (coach) => `Portrait of ${coach}`,
    withCoach: 'with ',
    when: 'When',
    where: 'Where',
    yourPlace: 'Your place',
    firstName: 'First name',
    email: 'Email',
    book: 'Book',
    booking: 'Booking…',
    privacy: [
      'We use your name and email for this booking and nothing else. More in our ',
      'privacy policy',
      '.',
    ],
    booked: 'Booking successful!',
    bookedNext:
      'Check your email: it confirms your place and brings the calendar entry and the link to cancel.',
    allClasses: 'See all classes',
    full: 'This class is full.',
    started: 'This class has already started.',
    others: 'The timetable shows you the others.',
    another: 'Find another class',
  },
  de: {
    heading: 'Probetraining buchen',
    lead: 'Dein erster Kurs ist kostenlos. Vorname und E-Mail-Adresse genügen.',
    title: 'Probetraining buchen',
    description: 'Probier einen Kraftkurs in Berlin kostenlos aus: Vorname und E-Mail-Adresse genügen.',
    back: 'Zurück zum Kursplan',
    noScript: [
      'Zum Buchen braucht es JavaScript, das in diesem Browser ausgeschaltet ist. Ruf uns sonst an, ',
      ', oder schreib an ',
      '.',
    ],
    yourClass: 'Dein Kurs',
    loadingClass: 'Der Kurs lädt',
    portraitOf: (coach) => `Porträt von ${coach}`,
    withCoach: 'mit ',
    when: 'Wann',
    where: 'Wo',
    yourPlace: 'Dein Platz',
    firstName: 'Vorname',
    email: 'E-Mail',
    book: 'Buchen',
    booking: 'Wird gebucht …',
    privacy: [
      'Name und E-Mail-Adresse brauchen wir nur für diese Buchung. Mehr in der ',
      'Datenschutzerklärung',
      '.',
    ],
    booked: 'Gebucht!',
    bookedNext:
      'Schau in dein Postfach: Die Mail bestätigt deinen Platz und bringt den Termin für deinen Kalender und den Link zum Absagen mit.',
    allClasses: 'Alle Kurse ansehen',
    full: 'Dieser Kurs ist ausgebucht.',
    started: 'Dieser Kurs hat schon begonnen.',
    others: 'Im Kursplan stehen die anderen.',
    another: 'Anderen Kurs suchen',
  },
};
