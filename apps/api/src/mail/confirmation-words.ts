import { berlinTime, CLASS_LENGTH_MS, STUDIO_TIME_ZONE } from '@lifted/domain/studio-calendar';

/** The sentences of a confirmation in one language. */
export interface ConfirmationWords {
  readonly language: 'en' | 'de';
  readonly headline: (name: string) => string;
  readonly booked: string;
  readonly labels: {
    readonly class: string;
    readonly when: string;
    readonly coach: string;
    readonly where: string;
  };
  readonly day: (start: Date) => string;
  readonly time: (start: Date) => string;
  readonly bring: string;
  readonly calendar: string;
  readonly cancel: string;
  readonly cancelLink: string;
  readonly stranger: string;
  readonly questions: (phone: string) => string;
}

const DAY_OPTIONS: Intl.DateTimeFormatOptions = {
  timeZone: STUDIO_TIME_ZONE,
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
};
const englishDay = new Intl.DateTimeFormat('en-GB', DAY_OPTIONS);
const germanDay = new Intl.DateTimeFormat('de-DE', DAY_OPTIONS);

/** More classes than can be booked at a time. */
const MOST_REMEMBERED = 500;

/** 'HH:MM–HH:MM' of a class on Berlin's clocks. */
const startToEnd = remembered(
  (start) => `${berlinTime(start)}–${berlinTime(new Date(start.getTime() + CLASS_LENGTH_MS))}`,
);

/** A time in words, kept for the next who book the same class: a calendar takes 15 µs to look up, five times a mail. */
function remembered(words: (start: Date) => string): (start: Date) => string {
  const known = new Map<number, string>();
  return (start) => {
    const found = known.get(start.getTime()) ?? words(start);
    if (known.size >= MOST_REMEMBERED) known.clear();
    known.set(start.getTime(), found);
    return found;
  };
}

export const ENGLISH: ConfirmationWords = {
  language: 'en',
  headline: (name) => `Hi ${name}, your test workout is booked.`,
  booked: 'It is free and binds you to nothing. Have this mail at hand when you arrive: it is your way in.',
  labels: { class: 'Class', when: 'When', coach: 'Coach', where: 'Where' },
  day: remembered((start) => englishDay.format(start)),
  time: startToEnd,
  bring:
    'Bring clothes to train in, clean indoor shoes, a towel and something to drink. ' +
    'Come ten minutes early, so that your coach can show you round. You need no experience.',
  calendar: 'The attached file puts the class into your calendar.',
  cancel:
    'Something came up? Please give your place back for somebody else; that works until the class starts:',
  cancelLink: 'Give my place back',
  stranger:
    'You did not book this? Somebody mistyped an address. Give the place back with the link, or just ignore this mail.',
  questions: (phone) => `Questions? Answer this mail or call ${phone}.`,
};

export const GERMAN: ConfirmationWords = {
  language: 'de',
  headline: (name) => `Hi ${name}, dein Probetraining ist gebucht.`,
  booked:
    'Es ist kostenlos und verpflichtet dich zu nichts. Halte diese Mail bereit, wenn du kommst: Sie ist dein Einlass.',
  labels: { class: 'Kurs', when: 'Wann', coach: 'Coach', where: 'Wo' },
  day: remembered((start) => germanDay.format(start)),
  time: (start) => `${startToEnd(start)} Uhr`,
  bring:
    'Bring Sportkleidung, saubere Hallenschuhe, ein Handtuch und etwas zu trinken mit. ' +
    'Sei zehn Minuten früher da, dann zeigt dir dein Coach alles. Vorkenntnisse brauchst du keine.',
  calendar: 'Die angehängte Datei trägt den Kurs in deinen Kalender ein.',
  cancel:
    'Etwas dazwischengekommen? Gib deinen Platz bitte für jemand anderen frei; das geht, bis der Kurs beginnt:',
  cancelLink: 'Meinen Platz freigeben',
  stranger:
    'Du hast nichts gebucht? Dann hat sich jemand vertippt. Gib den Platz über den Link frei oder ignoriere diese Mail einfach.',
  questions: (phone) => `Fragen? Antworte auf diese Mail oder ruf an: ${phone}.`,
};
