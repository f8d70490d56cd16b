import { randomUUID } from 'node:crypto';
import { escaped, type Html } from '../http/forms/escaped-html.ts';
import { greetingTo, letterHtml, letterText, type LetterSettings } from './letter.ts';
import type { OutgoingMail } from './outgoing-mail.ts';

/** Whose mails these are, and when. */
export interface AccountMailSettings extends LetterSettings {
  readonly now: () => Date;
}

/** Something that happened to somebody's account, told in both languages. */
export interface AccountNews {
  readonly kind: string;
  /** First word of the Message-ID. */
  readonly about: string;
  readonly email: string;
  /** Empty where nobody knows it. */
  readonly name: string;
  /** Follows the studio's name. */
  readonly subject: string;
  /** Paragraphs between the greeting and the company's lines. */
  readonly english: readonly string[];
  readonly german: readonly string[];
}

/** Writes the mail out: a greeting, and the paragraphs one below the other. */
export function composeAccountNews(
  { studio, publicUrl, now }: AccountMailSettings,
  { kind, about, email, name, subject, ...news }: AccountNews,
): OutgoingMail {
  const english = [greetingTo(name), ...news.english];
  const german = [greetingTo(name), ...news.german];
  return {
    kind,
    messageId: `<${about}.${randomUUID()}@${new URL(publicUrl).hostname}>`,
    recipient: email,
    subject: `${studio.name}: ${subject}`,
    text: letterText({ studio, english: english.join('\n\n'), german: german.join('\n\n') }),
    html: letterHtml({
      studio,
      title: subject,
      english: section('en', english),
      german: section('de', german),
    }),
    writtenAt: now(),
  };
}

function section(language: 'en' | 'de', paragraphs: readonly string[]): Html {
  return escaped`<section lang="${language}">${paragraphs.map((line) => escaped`<p>${line}</p>`)}</section>`;
}
