/** Layout of mails about a class. */
import { toldKind, type ClassKind } from '@lifted/domain/classes/class-kind';
import type { Language, InBothLanguages } from '@lifted/domain/language/language';
import type { StudioBasics } from '@lifted/profile/studio-profile';
import type { CountedClass } from './class-places.ts';
import { escaped, type Html } from '../http/forms/escaped-html.ts';
import {
  addressLine,
  letterHtml,
  letterText,
  oneLanguageLetterHtml,
  oneLanguageLetterText,
  type LetterSettings,
  type ReaderLanguage,
} from '../mail/letter.ts';
import type { OutgoingMail } from '../mail/outgoing-mail.ts';
import { longDate } from '@lifted/domain/language/date-words';
import { berlinDate, berlinTime, CLASS_LENGTH_MS } from '@lifted/domain/calendar/studio-calendar';

/** A class as mails describe it. */
export type MailedClass = Pick<
  CountedClass,
  'timerName' | 'start' | 'coachFirstName' | 'locationName' | 'branch'
> & { readonly kind?: ClassKind | null };

/** A paragraph: sentences, a link with its introduction, the details of a class, or a remark. */
export type LetterPart =
  | { readonly kind: 'sentences'; readonly text: string }
  | { readonly kind: 'link'; readonly lead: string; readonly text: string; readonly url: string }
  | {
      readonly kind: 'class';
      readonly studioClass: MailedClass;
      /** With what the studio says of it: to somebody for whom it is new. */
      readonly isTold?: true;
    }
  | { readonly kind: 'remark'; readonly text: string };

interface ClassLetter {
  readonly studio: StudioBasics;
  readonly language: Language;
  readonly subject: string;
  readonly headline: string;
  readonly parts: readonly LetterPart[];
}

/** A mail about a class: whom it is for, and what it says. */
export interface ClassMail {
  /** The kind of mail in the outbox, such as 'trial_confirmation'. */
  readonly kind: string;
  /** Public name in the Message-ID; one for each mail of a kind. */
  readonly key: string;
  readonly email: string;
  readonly language: Language;
  readonly writtenAt: Date;
  readonly subject: string;
  readonly headline: string;
  readonly parts: readonly LetterPart[];
}

/** The mail as it goes to the outbox. */
export function composeClassMail({ studio, publicUrl }: LetterSettings, mail: ClassMail): OutgoingMail {
  const { kind, key, email, language, writtenAt, subject, headline, parts } = mail;
  const letter = { studio, language, subject, headline, parts };
  return {
    kind,
    messageId: `<${kind.replaceAll('_', '-')}.${key}@${new URL(publicUrl).hostname}>`,
    recipient: email,
    subject,
    text: classLetterText(letter),
    html: classLetterHtml(letter),
    writtenAt,
  };
}

/** The mail in its reader's language, or in both where nobody knows it. */
export function composeForReader(
  settings: LetterSettings,
  language: ReaderLanguage,
  write: (language: Language) => ClassMail,
): OutgoingMail {
  if (language !== null) return composeClassMail(settings, write(language));
  const { studio } = settings;
  const [en, de] = [write('en'), write('de')];
  const subject = `${en.subject} / ${de.subject}`;
  const section = (mail: ClassMail) =>
    escaped`<section lang="${mail.language}">${contentHtml({ studio, ...mail })}</section>`;
  const parts = { en: section(en), de: section(de) };
  return {
    ...composeClassMail(settings, en),
    subject,
    text: letterText({
      studio,
      language,
      parts: { en: contentText({ studio, ...en }), de: contentText({ studio, ...de }) },
    }),
    html: letterHtml({ studio, title: subject, language, parts }),
  };
}

/** The mail as plain text. */
function classLetterText(letter: ClassLetter): string {
  return oneLanguageLetterText({ studio: letter.studio, part: contentText(letter) });
}

function contentText({ studio, language, headline, parts }: ClassLetter): string {
  return [headline, ...parts.map((part) => textOf(part, studio, language))].join('\n\n');
}

/** The mail as HTML; names of visitors and classes are escaped. */
function classLetterHtml(letter: ClassLetter): string {
  const { studio, language, subject } = letter;
  return oneLanguageLetterHtml({ studio, title: subject, language, part: contentHtml(letter) });
}

function contentHtml({ studio, language, headline, parts }: ClassLetter): Html {
  return escaped`<h1>${headline}</h1>
    ${parts.map((each) => htmlOf(each, studio, language))}`;
}

/** The address of a class on one line, from the room to the town; a room that is named as the studio is not said twice. */
export function placeLine(studio: StudioBasics, studioClass: MailedClass): string {
  const address = branchLine(studio, studioClass);
  return studioClass.locationName === studio.name ? address : `${studioClass.locationName}, ${address}`;
}

/** Where a class is: in a chain, its branch with the address there. */
function branchLine(studio: StudioBasics, { branch }: MailedClass): string {
  if (branch === null) return `${studio.name}, ${addressLine(studio)}`;
  return `${studio.name} ${branch.name}, ${addressLine({ address: branch })}`;
}

function textOf(part: LetterPart, studio: StudioBasics, language: Language): string {
  switch (part.kind) {
    case 'sentences':
    case 'remark':
      return part.text;
    case 'link':
      return `${part.lead}\n${part.url}`;
    case 'class':
      return classText(part, studio, language);
    default:
      return part satisfies never;
  }
}

type ClassPart = Extract<LetterPart, { readonly kind: 'class' }>;

function toldOf({ studioClass, isTold }: ClassPart, language: Language) {
  return isTold === true ? toldKind(studioClass.kind, language) : null;
}

function classText(part: ClassPart, studio: StudioBasics, language: Language): string {
  const { labels, day, time } = CLASS_WORDS[language];
  const { studioClass } = part;
  const { timerName, start, coachFirstName } = studioClass;
  const told = toldOf(part, language);
  return [
    `${labels.class}: ${timerName}`,
    ...(told?.description == null ? [] : [told.description]),
    ...(told?.level == null ? [] : [`${labels.level}: ${told.level}`]),
    ...(told?.lifts == null ? [] : [`${labels.lifts}: ${told.lifts}`]),
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
      return classHtml(part, studio, language);
    default:
      return part satisfies never;
  }
}

function classHtml(part: ClassPart, studio: StudioBasics, language: Language): Html {
  const { labels, day, time } = CLASS_WORDS[language];
  const { studioClass } = part;
  const told = toldOf(part, language);
  const row = (label: string, value: string | null | undefined) =>
    value == null
      ? []
      : escaped`<tr>
        <th scope="row">${label}</th>
        <td>${value}</td>
      </tr>`;
  const { timerName, start, coachFirstName, locationName, branch } = studioClass;
  const line = branchLine(studio, studioClass);
  // The studio's link leads to its own address.
  const { maps } = studio.links;
  const address = branch === null && maps !== '' ? escaped`<a href="${maps}">${line}</a>` : line;
  return escaped`<table>
      <tr>
        <th scope="row">${labels.class}</th>
        <td>${timerName}${told?.description == null ? [] : escaped`<br>${told.description}`}</td>
      </tr>
      ${row(labels.level, told?.level)}
      ${row(labels.lifts, told?.lifts)}
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
          ${address}
        </td>
      </tr>
    </table>`;
}

/** How mails say a class and its times, in one language. */
interface ClassWords {
  readonly labels: {
    readonly class: string;
    readonly level: string;
    readonly lifts: string;
    readonly when: string;
    readonly coach: string;
    readonly where: string;
  };
  readonly day: (start: Date) => string;
  readonly time: (start: Date) => string;
  /** A time of day. */
  readonly clock: (instant: Date) => string;
}

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

/** A class and its time on one line. */
export function occasionOf(
  { timerName, start }: { readonly timerName: string; readonly start: Date },
  language: Language,
): string {
  const { day, time } = CLASS_WORDS[language];
  return `${timerName}, ${day(start)}, ${time(start)}`.replaceAll(/\s+/g, ' ');
}

export const CLASS_WORDS: InBothLanguages<ClassWords> = {
  en: {
    labels: { class: 'Class', level: 'Level', lifts: 'Lifts', when: 'When', coach: 'Coach', where: 'Where' },
    day: remembered((start) => longDate(berlinDate(start), 'en')),
    time: startToEnd,
    clock: berlinTime,
  },
  de: {
    labels: { class: 'Kurs', level: 'Niveau', lifts: 'Übungen', when: 'Wann', coach: 'Coach', where: 'Wo' },
    day: remembered((start) => longDate(berlinDate(start), 'de')),
    time: (start) => `${startToEnd(start)} Uhr`,
    clock: (instant) => `${berlinTime(instant)} Uhr`,
  },
};
