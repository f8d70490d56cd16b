import type { Language, InBothLanguages } from '@lifted/domain/language/language';
import type { StudioBasics } from '@lifted/profile/studio-profile';
import type { HeldClass } from '../../classes/class-places.ts';
import { escaped, type Html } from '../../http/forms/escaped-html.ts';
import { addressLine, oneLanguageLetterHtml, oneLanguageLetterText } from '../../mail/letter.ts';
import {
  berlinTime,
  CLASS_LENGTH_MS,
  MINUTE_MS,
  STUDIO_TIME_ZONE,
} from '@lifted/domain/calendar/studio-calendar';
import { HOLD_MS } from '@lifted/domain/bookings/trial-booking';

/** A class as mails describe it. */
export type MailedClass = Pick<HeldClass, 'timerName' | 'start' | 'coachFirstName' | 'locationName'>;

/** A paragraph: sentences, a link with its introduction, the details of a class, or a remark. */
export type LetterPart =
  | { readonly kind: 'sentences'; readonly text: string }
  | { readonly kind: 'link'; readonly lead: string; readonly text: string; readonly url: string }
  | { readonly kind: 'class'; readonly studioClass: MailedClass }
  | { readonly kind: 'remark'; readonly text: string };

export interface TrialLetter {
  readonly studio: StudioBasics;
  readonly language: Language;
  readonly subject: string;
  readonly headline: string;
  readonly parts: readonly LetterPart[];
}

/** The mail as plain text. */
export function trialLetterText({ studio, language, headline, parts }: TrialLetter): string {
  const paragraphs = parts.map((part) => textOf(part, studio, language));
  return oneLanguageLetterText({ studio, part: [headline, ...paragraphs].join('\n\n') });
}

/** The mail as HTML; names of visitors and classes are escaped. */
export function trialLetterHtml({ studio, language, subject, headline, parts }: TrialLetter): string {
  const part = escaped`<h1>${headline}</h1>
    ${parts.map((each) => htmlOf(each, studio, language))}`;
  return oneLanguageLetterHtml({ studio, title: subject, language, part });
}

/** The address of a class on one line, from the room to the town. */
export function placeLine(studio: StudioBasics, { locationName }: MailedClass): string {
  return [locationName, studio.name, addressLine(studio)].join(', ');
}

function textOf(part: LetterPart, studio: StudioBasics, language: Language): string {
  switch (part.kind) {
    case 'sentences':
    case 'remark':
      return part.text;
    case 'link':
      return `${part.lead}\n${part.url}`;
    case 'class':
      return classText(part.studioClass, studio, language);
    default:
      return part satisfies never;
  }
}

function classText(studioClass: MailedClass, studio: StudioBasics, language: Language): string {
  const { labels, day, time } = TRIAL_WORDS[language];
  const { timerName, start, coachFirstName } = studioClass;
  return [
    `${labels.class}: ${timerName}`,
    `${labels.when}: ${day(start)}, ${time(start)}`,
    `${labels.coach}: ${coachFirstName}`,
    `${labels.where}: ${placeLine(studio, studioClass)}`,
  ].join('\n');
}

function htmlOf(part: LetterPart, studio: StudioBasics, language: Language): Html {
  switch (part.kind) {
    case 'sentences':
      return escaped`<p>${part.text}</p>`;
    case 'remark':
      return escaped`<p><small>${part.text}</small></p>`;
    case 'link':
      return escaped`<p>${part.lead}<br><a href="${part.url}">${part.text}</a></p>`;
    case 'class':
      return classHtml(part.studioClass, studio, language);
    default:
      return part satisfies never;
  }
}

function classHtml(studioClass: MailedClass, studio: StudioBasics, language: Language): Html {
  const { labels, day, time } = TRIAL_WORDS[language];
  const { timerName, start, coachFirstName, locationName } = studioClass;
  return escaped`<table>
      <tr>
        <th scope="row">${labels.class}</th>
        <td>${timerName}</td>
      </tr>
      <tr>
        <th scope="row">${labels.when}</th>
        <td>${day(start)}<br>${time(start)}</td>
      </tr>
      <tr>
        <th scope="row">${labels.coach}</th>
        <td>${coachFirstName}</td>
      </tr>
      <tr>
        <th scope="row">${labels.where}</th>
        <td>
          ${locationName}<br>
          <a href="${studio.links.maps}">${studio.name}, ${addressLine(studio)}</a>
        </td>
      </tr>
    </table>`;
}

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
