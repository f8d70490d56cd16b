/** Parts of the mails about a trial booking, as text and as HTML. */
import type { Language } from '@lifted/domain/language/language';
import type { StudioBasics } from '@lifted/profile/studio-profile';
import type { BookableClass } from '../../classes/class-places.ts';
import { escaped, type Html } from '../../http/forms/escaped-html.ts';
import { addressLine, oneLanguageLetterHtml, oneLanguageLetterText } from '../../mail/letter.ts';
import { TRIAL_WORDS } from './trial-words.ts';

/** A class as mails describe it. */
export type MailedClass = Pick<BookableClass, 'timerName' | 'start' | 'coachFirstName' | 'locationName'>;

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
