import { experienceAsked } from '@lifted/domain/classes/class-kind';
import type { InBothLanguages, Language } from '@lifted/domain/language/language';
import { questionsLine, type LetterSettings } from '../../mail/letter.ts';
import { pageAddress } from '../../mail/page-address.ts';
import type { OutgoingMail } from '../../mail/outgoing-mail.ts';
import { CALENDAR_WORDS, classCalendarEvent } from '../../classes/class-calendar-event.ts';
import { otherClasses } from '../../classes/letter-links.ts';
import { trialEventId } from '../../classes/people-of-class.ts';
import {
  CLASS_WORDS,
  composeClassMail,
  occasionOf,
  type LetterPart,
  type MailedClass,
} from '../../classes/class-letter.ts';

/** A place in a class as its mails describe it. */
export interface MailedTrial {
  /** Public name of the booking in Message-ID and calendar; never changes. */
  readonly bookingKey: string;
  readonly email: string;
  readonly name: string;
  /** Language of the page it was booked on. */
  readonly language: Language;
  readonly writtenAt: Date;
  readonly linkToken: string;
  readonly studioClass: MailedClass;
}

/** A place that was given back; its link is of no use any more. */
type CanceledTrial = Omit<MailedTrial, 'linkToken'>;

const PAGES = { cancel: '/cancel-trial-workout', confirm: '/confirm-trial-workout' } as const;

/** Confirms a booking: when, where, what to bring, the calendar file and the link to cancel. */
export function composeTrialConfirmation(settings: LetterSettings, trial: MailedTrial): OutgoingMail {
  const { studio, publicUrl } = settings;
  const words = TRIAL_WORDS[trial.language];
  const isForAll = experienceAsked(trial.studioClass.kind) === null;
  const bring = isForAll ? `${words.bring} ${words.noExperience}` : words.bring;
  const mail = composed(settings, trial, {
    kind: 'trial_confirmation',
    subject: words.subject(occasionOf(trial.studioClass, trial.language)),
    headline: words.headline(trial.name),
    parts: [
      { kind: 'sentences', text: words.booked },
      { kind: 'class', studioClass: trial.studioClass, isTold: true },
      { kind: 'sentences', text: bring },
      { kind: 'sentences', text: CALENDAR_WORDS[trial.language].added },
      { kind: 'link', lead: words.cancel, text: words.cancelLink, url: linkTo('cancel', publicUrl, trial) },
      { kind: 'remark', text: words.stranger },
      { kind: 'sentences', text: questionsLine(studio, trial.language) },
    ],
  });
  const { bookingKey, writtenAt, language, studioClass } = trial;
  const calendarEvent = classCalendarEvent(settings, {
    id: trialEventId(bookingKey),
    writtenAt,
    language,
    studioClass,
    product: words.eventProduct,
    text: `${words.eventLead(studioClass.coachFirstName)} ${bring}`,
  });
  return { ...mail, calendarEvent };
}

/** Says that a booked place was given back: what that means, another class, and the file that takes it out of calendars. */
export function composeTrialCanceled(settings: LetterSettings, trial: CanceledTrial): OutgoingMail {
  const { bookingKey, writtenAt, language, studioClass } = trial;
  const words = TRIAL_WORDS[language];
  const mail = composed(settings, trial, {
    kind: 'trial_canceled',
    subject: words.canceledSubject(occasionOf(studioClass, language)),
    headline: words.canceledHeadline(trial.name),
    parts: [
      { kind: 'class', studioClass },
      { kind: 'sentences', text: words.canceled },
      otherClasses(settings, language),
      { kind: 'sentences', text: CALENDAR_WORDS[language].takenOut },
      { kind: 'sentences', text: questionsLine(settings.studio, language) },
    ],
  });
  const calendarEvent = classCalendarEvent(settings, {
    id: trialEventId(bookingKey),
    writtenAt,
    off: 'place',
    language,
    studioClass,
    product: words.eventProduct,
    text: words.eventLead(studioClass.coachFirstName),
  });
  return { ...mail, calendarEvent };
}

/** Asks to confirm a held place: the deadline and the link. No calendar file: nothing is booked yet. */
export function composeTrialHold(
  settings: LetterSettings,
  trial: MailedTrial & { readonly heldUntil: Date },
): OutgoingMail {
  const { studio, publicUrl } = settings;
  const words = TRIAL_WORDS[trial.language];
  return composed(settings, trial, {
    kind: 'trial_hold',
    subject: words.holdSubject(occasionOf(trial.studioClass, trial.language)),
    headline: words.holdHeadline(trial.name),
    parts: [
      { kind: 'sentences', text: words.held(CLASS_WORDS[trial.language].clock(trial.heldUntil)) },
      {
        kind: 'link',
        lead: words.confirm,
        text: words.confirmLink,
        url: linkTo('confirm', publicUrl, trial),
      },
      { kind: 'class', studioClass: trial.studioClass },
      { kind: 'remark', text: words.holdStranger },
      { kind: 'sentences', text: questionsLine(studio, trial.language) },
    ],
  });
}

interface LetterContent {
  readonly kind: 'trial_confirmation' | 'trial_hold' | 'trial_canceled';
  readonly subject: string;
  readonly headline: string;
  readonly parts: readonly LetterPart[];
}

function composed(settings: LetterSettings, trial: CanceledTrial, content: LetterContent): OutgoingMail {
  const { bookingKey: key, email, language, writtenAt } = trial;
  return composeClassMail(settings, { key, email, language, writtenAt, ...content });
}

function linkTo(
  page: keyof typeof PAGES,
  publicUrl: string,
  { language, linkToken }: Pick<MailedTrial, 'language' | 'linkToken'>,
): string {
  return pageAddress(publicUrl, language, PAGES[page], linkToken);
}

/** Texts of the mails about a trial booking, in one language. */
interface TrialWords {
  readonly subject: (occasion: string) => string;
  readonly headline: (name: string) => string;
  readonly booked: string;
  readonly bring: string;
  /** Of a class that asks for none. */
  readonly noExperience: string;
  readonly cancel: string;
  readonly cancelLink: string;
  readonly stranger: string;
  readonly holdSubject: (occasion: string) => string;
  readonly holdHeadline: (name: string) => string;
  readonly held: (until: string) => string;
  readonly confirm: string;
  readonly confirmLink: string;
  readonly holdStranger: string;
  readonly canceledSubject: (occasion: string) => string;
  readonly canceledHeadline: (name: string) => string;
  readonly canceled: string;
  readonly eventProduct: string;
  readonly eventLead: (coach: string) => string;
}

export const TRIAL_WORDS: InBothLanguages<TrialWords> = {
  en: {
    subject: (occasion) => `Your test workout: ${occasion}`,
    headline: (name) => `Hi ${name}, your test workout is booked.`,
    booked: 'It’s free, with no strings attached. Have this email ready when you arrive: it’s your ticket.',
    bring:
      'Bring workout clothes, clean, flat indoor shoes, a towel and something to drink. ' +
      'Come ten minutes early so that your coach can show you round.',
    noExperience: 'No experience needed.',
    cancel:
      'Something came up? Please cancel your place so that someone else can have it. You can do that until the class starts:',
    cancelLink: 'Cancel my place',
    stranger:
      'Didn’t book this? Someone must have mistyped their address. Cancel the place with the link above, or just ignore this email.',
    holdSubject: (occasion) => `Please confirm your test workout: ${occasion}`,
    holdHeadline: (name) => `Hi ${name}, one more step.`,
    held: (until) =>
      `Many places in this class are waiting for a confirmation, so we’re holding yours until ${until}. Confirm it by then and it’s yours; otherwise it goes to someone else.`,
    confirm: 'Open this page and press the button:',
    confirmLink: 'Confirm my place',
    holdStranger: 'Didn’t book this? Then do nothing: without a confirmation there is no booking.',
    canceledSubject: (occasion) => `You’ve cancelled: ${occasion}`,
    canceledHeadline: (name) => `Hi ${name}, you’ve cancelled your test workout.`,
    canceled:
      'It costs you nothing, and your test workout stays free: come to another class whenever you like.',
    eventProduct: 'Test workout',
    eventLead: (coach) => `Test workout with ${coach}.`,
  },
  de: {
    subject: (occasion) => `Dein Probetraining: ${occasion}`,
    headline: (name) => `Hi ${name}, dein Probetraining ist gebucht.`,
    booked:
      'Es ist kostenlos und verpflichtet dich zu nichts. Halt diese Mail bereit, wenn du kommst: Sie ist deine Eintrittskarte.',
    bring:
      'Bring Sportkleidung, saubere, flache Hallenschuhe, ein Handtuch und etwas zu trinken mit. ' +
      'Sei zehn Minuten früher da, dann zeigt dir dein Coach alles.',
    noExperience: 'Vorkenntnisse brauchst du keine.',
    cancel:
      'Ist dir etwas dazwischengekommen? Sag deinen Platz bitte ab, dann kann jemand anders trainieren; das geht, bis der Kurs beginnt:',
    cancelLink: 'Meinen Platz absagen',
    stranger:
      'Du hast nichts gebucht? Dann hat sich jemand vertippt. Sag den Platz über den Link oben ab oder ignoriere diese Mail einfach.',
    holdSubject: (occasion) => `Bitte bestätige dein Probetraining: ${occasion}`,
    holdHeadline: (name) => `Hi ${name}, ein Schritt fehlt noch.`,
    held: (until) =>
      `In diesem Kurs warten viele Plätze auf eine Bestätigung, darum halten wir deinen bis ${until} frei. Bestätigst du ihn bis dahin, gehört er dir; sonst wird er von selbst wieder frei.`,
    confirm: 'Öffne diese Seite und drück den Knopf:',
    confirmLink: 'Meinen Platz bestätigen',
    holdStranger: 'Du hast nichts gebucht? Dann tu einfach nichts: Ohne Bestätigung gibt es keine Buchung.',
    canceledSubject: (occasion) => `Du hast abgesagt: ${occasion}`,
    canceledHeadline: (name) => `Hi ${name}, du hast dein Probetraining abgesagt.`,
    canceled:
      'Es kostet dich nichts, und dein Probetraining bleibt kostenlos: Komm einfach in einen anderen Kurs.',
    eventProduct: 'Probetraining',
    eventLead: (coach) => `Probetraining mit ${coach}.`,
  },
};
