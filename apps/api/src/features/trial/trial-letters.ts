import { experienceAsked } from '@lifted/domain/classes/class-kind';
import type { Language } from '@lifted/domain/language/language';
import type { LetterSettings } from '../../mail/letter.ts';
import { pageAddress } from '../../mail/page-address.ts';
import type { OutgoingMail } from '../../mail/outgoing-mail.ts';
import { timetablePage } from '../../classes/booking-letters.ts';
import { classCalendarEvent } from '../../classes/class-calendar-event.ts';
import { trialEventId } from '../../classes/people-of-class.ts';
import {
  CLASS_WORDS,
  composeClassMail,
  occasionOf,
  type LetterPart,
  type MailedClass,
} from '../../classes/class-letter.ts';
import { TRIAL_WORDS } from './trial-words.ts';

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
      { kind: 'sentences', text: words.calendar },
      { kind: 'link', lead: words.cancel, text: words.cancelLink, url: linkTo('cancel', publicUrl, trial) },
      { kind: 'remark', text: words.stranger },
      { kind: 'sentences', text: words.questions(studio.contact.phone) },
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
      { kind: 'link', lead: words.other, text: words.otherLink, url: timetablePage(settings, language) },
      { kind: 'sentences', text: words.calendarOut },
      { kind: 'sentences', text: words.questions(settings.studio.contact.phone) },
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
      { kind: 'sentences', text: words.questions(studio.contact.phone) },
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
