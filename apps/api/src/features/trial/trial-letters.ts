import { CLASS_LENGTH_MS, HOUR_MS, SECOND_MS } from '@lifted/domain/calendar/studio-calendar';
import type { Language } from '@lifted/domain/language/language';
import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { LetterSettings } from '../../mail/letter.ts';
import type { OutgoingMail } from '../../mail/outgoing-mail.ts';
import {
  placeLine,
  trialLetterHtml,
  trialLetterText,
  type LetterPart,
  type MailedClass,
  occasionOf,
  TRIAL_WORDS,
} from './trial-letter-parts.ts';

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

const REMIND_BEFORE_S = (2 * HOUR_MS) / SECOND_MS;
const PAGES = { cancel: '/cancel-trial-workout', confirm: '/confirm-trial-workout' } as const;

/** Confirms a booking: when, where, what to bring, the calendar file and the link to cancel. */
export function composeTrialConfirmation(settings: LetterSettings, trial: MailedTrial): OutgoingMail {
  const { studio, publicUrl } = settings;
  const words = TRIAL_WORDS[trial.language];
  const mail = composed(settings, trial, {
    kind: 'trial_confirmation',
    subject: words.subject(occasionOf(trial.studioClass, trial.language)),
    headline: words.headline(trial.name),
    parts: [
      { kind: 'sentences', text: words.booked },
      { kind: 'class', studioClass: trial.studioClass },
      { kind: 'sentences', text: words.bring },
      { kind: 'sentences', text: words.calendar },
      { kind: 'link', lead: words.cancel, text: words.cancelLink, url: linkTo('cancel', publicUrl, trial) },
      { kind: 'remark', text: words.stranger },
      { kind: 'sentences', text: words.questions(studio.contact.phone) },
    ],
  });
  return { ...mail, calendarEvent: calendarEvent(settings, trial) };
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
      { kind: 'sentences', text: words.held(words.clock(trial.heldUntil)) },
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
  readonly kind: 'trial_confirmation' | 'trial_hold';
  readonly subject: string;
  readonly headline: string;
  readonly parts: readonly LetterPart[];
}

function composed(
  { studio, publicUrl }: LetterSettings,
  { bookingKey, email, language, writtenAt }: MailedTrial,
  { kind, ...content }: LetterContent,
): OutgoingMail {
  const letter = { studio, language, ...content };
  return {
    kind,
    messageId: `<${kind.replaceAll('_', '-')}.${bookingKey}@${new URL(publicUrl).hostname}>`,
    recipient: email,
    subject: content.subject,
    text: trialLetterText(letter),
    html: trialLetterHtml(letter),
    writtenAt,
  };
}

const ROOTS: Readonly<Record<Language, string>> = { en: '', de: '/de' };

/** The secret is in the fragment, which browsers never send, so it is in no server log. */
function linkTo(
  page: keyof typeof PAGES,
  publicUrl: string,
  { language, linkToken }: Pick<MailedTrial, 'language' | 'linkToken'>,
): string {
  const url = new URL(ROOTS[language] + PAGES[page], publicUrl);
  url.hash = linkToken;
  return url.href;
}

/**
 * The class as an iCalendar file. METHOD:PUBLISH: calendars add it without asking the visitor to accept and without mailing
 * a reply (RFC 5546, 3.2.1). Times are UTC, so no time zone definition is needed. It has no cancel link, because calendars
 * are shared.
 */
function calendarEvent(
  { studio, publicUrl }: LetterSettings,
  { studioClass, writtenAt, bookingKey, language }: MailedTrial,
): string {
  const words = TRIAL_WORDS[language];
  const { start } = studioClass;
  const calendar = ical({
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: studio.name, product: words.eventProduct, language: language.toUpperCase() },
  });
  const summary = `${studio.name}: ${studioClass.timerName}`;
  const event = calendar.createEvent({
    id: `trial-${bookingKey}@${new URL(publicUrl).hostname}`,
    stamp: writtenAt,
    sequence: 0,
    status: ICalEventStatus.CONFIRMED,
    start,
    end: new Date(start.getTime() + CLASS_LENGTH_MS),
    summary,
    location: placeLine(studio, studioClass),
    description: [`${words.eventLead(studioClass.coachFirstName)} ${words.bring}`, studio.contact.phone].join(
      '\n\n',
    ),
    organizer: { name: studio.name, email: studio.contact.email },
  });
  event.createAlarm({ type: ICalAlarmType.display, trigger: REMIND_BEFORE_S, description: summary });
  // In RFC 5545 every line, the last included, ends with CRLF.
  return `${calendar.toString()}\r\n`;
}
