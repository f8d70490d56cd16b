import type { InBothLanguages, Language } from '@lifted/domain/language/language';
import {
  berlinTime,
  CLASS_LENGTH_MS,
  MINUTE_MS,
  STUDIO_TIME_ZONE,
} from '@lifted/domain/calendar/studio-calendar';
import { HOLD_MS } from '@lifted/domain/bookings/trial-booking';

/** Texts of the mails about a trial booking, in one language. */
export interface TrialWords {
  readonly labels: {
    readonly class: string;
    readonly when: string;
    readonly coach: string;
    readonly where: string;
  };
  readonly day: (start: Date) => string;
  readonly time: (start: Date) => string;
  /** The time at which a held place expires. */
  readonly clock: (instant: Date) => string;
  readonly subject: (occasion: string) => string;
  readonly headline: (name: string) => string;
  readonly booked: string;
  readonly bring: string;
  readonly calendar: string;
  readonly cancel: string;
  readonly cancelLink: string;
  readonly stranger: string;
  readonly holdSubject: (occasion: string) => string;
  readonly holdHeadline: (name: string) => string;
  readonly held: (until: string) => string;
  readonly confirm: string;
  readonly confirmLink: string;
  readonly holdStranger: string;
  readonly questions: (phone: string) => string;
  readonly eventProduct: string;
  readonly eventLead: (coach: string) => string;
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

/** 'HH:MM–HH:MM' of a class in Berlin. */
const startToEnd = remembered(
  (start) => `${berlinTime(start)}–${berlinTime(new Date(start.getTime() + CLASS_LENGTH_MS))}`,
);

/** A formatted time, cached for further bookings of the class: formatting takes 15 µs, three times per mail. */
function remembered(words: (start: Date) => string): (start: Date) => string {
  const known = new Map<number, string>();
  return (start) => {
    const found = known.get(start.getTime()) ?? words(start);
    if (known.size >= MOST_REMEMBERED) known.clear();
    known.set(start.getTime(), found);
    return found;
  };
}

const HOLD_MINUTES = HOLD_MS / MINUTE_MS;

/** A class and its time on one line. */
export function occasionOf(
  { timerName, start }: { readonly timerName: string; readonly start: Date },
  language: Language,
): string {
  const { day, time } = TRIAL_WORDS[language];
  return `${timerName}, ${day(start)}, ${time(start)}`.replaceAll(/\s+/g, ' ');
}

export const TRIAL_WORDS: InBothLanguages<TrialWords> = {
  en: {
    labels: { class: 'Class', when: 'When', coach: 'Coach', where: 'Where' },
    day: remembered((start) => englishDay.format(start)),
    time: startToEnd,
    clock: berlinTime,
    subject: (occasion) => `Your test workout: ${occasion}`,
    headline: (name) => `Hi ${name}, your test workout is booked.`,
    booked: 'It’s free, with no strings attached. Have this email ready when you arrive: it’s your ticket.',
    bring:
      'Bring workout clothes, clean, flat indoor shoes, a towel and something to drink. ' +
      'Come ten minutes early so that your coach can show you round. No experience needed.',
    calendar: 'Open the attached file to add the class to your calendar.',
    cancel:
      'Something came up? Please free up your place for someone else. You can do that until the class starts:',
    cancelLink: 'Cancel my place',
    stranger:
      'Didn’t book this? Someone must have mistyped their address. Cancel the place with the link above, or just ignore this email.',
    holdSubject: (occasion) => `Please confirm your test workout: ${occasion}`,
    holdHeadline: (name) => `Hi ${name}, one more step.`,
    held: (until) =>
      `Many places in this class are waiting for a confirmation, so we’re holding yours for ${HOLD_MINUTES} minutes, until ${until}. Confirm it by then and it’s yours; otherwise it goes to someone else.`,
    confirm: 'Open this page and press the button:',
    confirmLink: 'Confirm my place',
    holdStranger: 'Didn’t book this? Then do nothing: without a confirmation there is no booking.',
    questions: (phone) => `Questions? Reply to this email or call ${phone}.`,
    eventProduct: 'Test workout',
    eventLead: (coach) => `Test workout with ${coach}.`,
  },
  de: {
    labels: { class: 'Kurs', when: 'Wann', coach: 'Coach', where: 'Wo' },
    day: remembered((start) => germanDay.format(start)),
    time: (start) => `${startToEnd(start)} Uhr`,
    clock: (instant) => `${berlinTime(instant)} Uhr`,
    subject: (occasion) => `Dein Probetraining: ${occasion}`,
    headline: (name) => `Hi ${name}, dein Probetraining ist gebucht.`,
    booked:
      'Es ist kostenlos und verpflichtet dich zu nichts. Halte diese Mail bereit, wenn du kommst: Sie ist deine Eintrittskarte.',
    bring:
      'Bring Sportkleidung, saubere, flache Hallenschuhe, ein Handtuch und etwas zu trinken mit. ' +
      'Sei zehn Minuten früher da, dann zeigt dir dein Coach alles. Vorkenntnisse brauchst du keine.',
    calendar: 'Die angehängte Datei trägt den Kurs in deinen Kalender ein.',
    cancel:
      'Ist dir etwas dazwischengekommen? Gib deinen Platz bitte für jemand anderen frei; das geht, bis der Kurs beginnt:',
    cancelLink: 'Meinen Platz freigeben',
    stranger:
      'Du hast nichts gebucht? Dann hat sich jemand vertippt. Gib den Platz über den Link frei oder ignoriere diese Mail einfach.',
    holdSubject: (occasion) => `Bitte bestätige dein Probetraining: ${occasion}`,
    holdHeadline: (name) => `Hi ${name}, ein Schritt fehlt noch.`,
    held: (until) =>
      `In diesem Kurs warten viele Plätze auf eine Bestätigung, darum halten wir deinen ${HOLD_MINUTES} Minuten frei, bis ${until}. Bestätigst du ihn bis dahin, gehört er dir; sonst wird er von selbst wieder frei.`,
    confirm: 'Öffne diese Seite und drück den Knopf:',
    confirmLink: 'Meinen Platz bestätigen',
    holdStranger: 'Du hast nichts gebucht? Dann tu einfach nichts: Ohne Bestätigung gibt es keine Buchung.',
    questions: (phone) => `Fragen? Antworte auf diese Mail oder ruf an: ${phone}.`,
    eventProduct: 'Probetraining',
    eventLead: (coach) => `Probetraining mit ${coach}.`,
  },
};
