import { studio } from '@lifted/profile/studio';
import type { ClassLevel } from '@lifted/domain/classes/class-kind';
import type { InBothLanguages } from '../../language.ts';
import type { NoScriptWords } from '../../ui/no-script.tsx';

export interface TrialWorkoutWords {
  readonly heading: string;
  readonly lead: string;
  readonly title: string;
  readonly description: string;
  readonly back: string;
  readonly noScript: NoScriptWords;
  readonly yourPlace: string;
  readonly firstName: string;
  readonly email: string;
  readonly onePerAddress: string;
  readonly book: string;
  readonly booking: string;
  /** Around the link to the privacy policy. */
  readonly privacy: readonly [string, string, string];
  /** To every address alike, also to one that may not book; the mail says which it is. */
  readonly received: string;
  readonly receivedNext: string;
  /** Of a place that is booked for certain. */
  readonly booked: string;
  readonly held: string;
  /** Until a time of day, 'HH:MM'. */
  readonly heldNext: (until: string) => string;
  readonly howItRuns: string;
  /** Of a class that asks for experience, before the way to one for newcomers. */
  readonly experienced: Readonly<Record<Exclude<ClassLevel, 'all'>, string>>;
  /** The way there, to the class of that name or to all. */
  readonly gentler: (gentlestClass: string) => string;
  /** Said of a class as it is shown; the server says it of one that changed since. */
  readonly full: string;
  readonly started: string;
  readonly canceled: string;
  readonly others: string;
  readonly another: string;
  /** Above how to come and where to change. */
  readonly beforeYouCome: string;
  /** Above classes that have a place left. */
  readonly nextFree: string;
  /** To who is signed in, in place of what is for a first visit. */
  readonly member: {
    readonly heading: string;
    readonly lead: string;
    readonly book: string;
    /** Where a booking service is set up. */
    readonly serviceLead: string;
    readonly toService: string;
  };
  /** Below the visitors' form, the second part leading to the login. */
  readonly trainsHere: readonly [question: string, link: string];
}

/** English: fixed texts are the specification's (section 2, 'Join a test workout page'). */
export const TRIAL_WORKOUT_WORDS: InBothLanguages<TrialWorkoutWords> = {
  en: {
    heading: 'Join a test workout',
    lead: 'Your first class is free. All we need is your first name and email.',
    title: 'Join a test workout',
    description: `Try a strength class in ${studio.address.city} for free. All we need is your first name and email.`,
    back: 'Back to the timetable',
    noScript: [
      'Booking needs JavaScript, which is switched off in this browser. You can also call ',
      ' or write to ',
      '.',
    ],
    yourPlace: 'Your place',
    firstName: 'First name',
    email: 'Email',
    onePerAddress:
      'There’s one free class per email address. If two of you share one, please book with another, or call us.',
    book: 'Book',
    booking: 'Booking…',
    privacy: [
      'We use your name and email for your test workout only. Read more in our ',
      'privacy policy',
      '.',
    ],
    booked: 'Booking successful!',
    received: 'Booking successful!',
    receivedNext:
      'Now check your email. It has everything else: a calendar entry, what to bring and a link to cancel. Nothing there? Look in the spam folder. There’s one free class per address: if yours has had it, nothing is booked, and the email says what you can do next.',
    held: 'One more step: confirm your place.',
    heldNext: (until) =>
      `Our email has a link. Open it by ${until} and confirm your place. After that, someone else can have it. If this address has had its free class, the email says so instead, and no place is held.`,
    howItRuns: 'How a class runs',
    experienced: {
      experience:
        'This class is for people who have lifted before. You can still join it. For a first time, another one is easier:',
      advanced:
        'This class is for advanced lifters. You can still join it. For a first time, another one is easier:',
    },
    gentler: (gentlestClass) => gentlestClass || 'Find another class',
    full: 'All places are taken.',
    started: 'It’s too late to book: the class has started.',
    canceled: 'We had to cancel this class.',
    others: 'You’ll find other classes in the timetable.',
    another: 'Find another class',
    beforeYouCome: 'Before you come',
    nextFree: 'Next classes with a free place',
    member: {
      heading: 'Your class',
      lead: 'Book it with your pass or membership.',
      book: 'Book this class',
      serviceLead: 'Members book in our booking service.',
      toService: 'Go to the booking service',
    },
    trainsHere: ['Already training here? ', 'Sign in to book.'],
  },
  de: {
    heading: 'Probetraining buchen',
    lead: 'Dein erster Kurs ist kostenlos. Vorname und E-Mail-Adresse genügen.',
    title: 'Probetraining buchen',
    description: `Probier in ${studio.address.city} einen Krafttrainingskurs kostenlos aus: Vorname und E-Mail-Adresse genügen.`,
    back: 'Zurück zum Kursplan',
    noScript: [
      'Zum Buchen brauchst du JavaScript, das in diesem Browser ausgeschaltet ist. Ruf uns sonst einfach an, ',
      ', oder schreib an ',
      '.',
    ],
    yourPlace: 'Dein Platz',
    firstName: 'Vorname',
    email: 'E-Mail',
    onePerAddress: 'Ein kostenloser Kurs pro E-Mail-Adresse. Habt ihr zu zweit nur eine? Dann ruft uns an.',
    book: 'Buchen',
    booking: 'Wird gebucht …',
    privacy: [
      'Name und E-Mail-Adresse brauchen wir nur für dein Probetraining. Mehr in der ',
      'Datenschutzerklärung',
      '.',
    ],
    booked: 'Gebucht!',
    received: 'Deine Buchung ist angekommen!',
    receivedNext:
      'Schau jetzt in deine E-Mails. Dort findest du alles Weitere: den Termin für deinen Kalender, was du mitbringst und den Link zum Absagen. Nichts da? Sieh im Spam-Ordner nach. Pro Adresse ist ein Kurs kostenlos: Hattest du ihn schon, ist nichts gebucht, und die E-Mail sagt, wie es weitergeht.',
    held: 'Ein Schritt fehlt noch: Bestätige deinen Platz.',
    heldNext: (until) =>
      `In unserer E-Mail ist ein Link. Öffne ihn und bestätige deinen Platz. Wir halten ihn dir bis ${until} Uhr frei. Hatte diese Adresse schon ihren kostenlosen Kurs, steht stattdessen das in der E-Mail, und es wird kein Platz freigehalten.`,
    howItRuns: 'So läuft ein Kurs ab',
    experienced: {
      experience:
        'Dieser Kurs ist für alle, die schon mit Gewichten trainiert haben. Buchen kannst du ihn trotzdem. Für den Einstieg passt ein anderer besser:',
      advanced:
        'Dieser Kurs ist für Fortgeschrittene. Buchen kannst du ihn trotzdem. Für den Einstieg passt ein anderer besser:',
    },
    gentler: (gentlestClass) => gentlestClass || 'Anderen Kurs suchen',
    full: 'Alle Plätze sind vergeben.',
    started: 'Buchen geht nicht mehr: Der Kurs hat begonnen.',
    canceled: 'Diesen Kurs mussten wir absagen.',
    others: 'Andere Kurse findest du im Kursplan.',
    another: 'Anderen Kurs suchen',
    beforeYouCome: 'Bevor du kommst',
    nextFree: 'Die nächsten Kurse mit freien Plätzen',
    member: {
      heading: 'Dein Kurs',
      lead: 'Buch ihn mit deinem Paket oder deiner Mitgliedschaft.',
      book: 'Diesen Kurs buchen',
      serviceLead: 'Mitglieder buchen über unseren Buchungsdienst.',
      toService: 'Zum Buchungsdienst',
    },
    trainsHere: ['Du trainierst schon bei uns? ', 'Melde dich an und buch als Mitglied.'],
  },
};
