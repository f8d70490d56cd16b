import { randomUUID } from 'node:crypto';
import { escaped, type Html } from '../http/forms/escaped-html.ts';
import type { InBothLanguages, Language } from '@lifted/domain/language/language';
import { greetingTo, letterHtml, letterText, type LetterSettings, type ReaderLanguage } from './letter.ts';
import type { OutgoingMail } from './outgoing-mail.ts';

/** Whose mails these are, and when. */
export interface AccountMailSettings extends LetterSettings {
  readonly now: () => Date;
}

/** Something that happened to somebody's account. */
export interface AccountNews {
  readonly kind: string;
  /** First word of the Message-ID. */
  readonly about: string;
  readonly email: string;
  /** Empty where nobody knows it. */
  readonly name: string;
  readonly language: ReaderLanguage;
  readonly words: InBothLanguages<NewsWords>;
}

/** What a mail says in one language. */
export interface NewsWords {
  /** Follows the studio's name. */
  readonly subject: string;
  /** Between the greeting and the company's lines. */
  readonly paragraphs: readonly string[];
}

/** Writes the mail out: a greeting, and the paragraphs one below the other. */
export function composeAccountNews(
  { studio, publicUrl, now }: AccountMailSettings,
  { kind, about, email, name, language, words }: AccountNews,
): OutgoingMail {
  const { subject } = words[language ?? 'en'];
  const written = (of: Language) => {
    const { paragraphs } = words[of];
    return [greetingTo(name, of, paragraphs[0] ?? ''), ...paragraphs];
  };
  const [english, german] = [written('en'), written('de')];
  return {
    kind,
    messageId: `<${about}.${randomUUID()}@${new URL(publicUrl).hostname}>`,
    recipient: email,
    subject: `${studio.name}: ${subject}`,
    text: letterText({
      studio,
      language,
      parts: { en: english.join('\n\n'), de: german.join('\n\n') },
    }),
    html: letterHtml({
      studio,
      title: subject,
      language,
      parts: { en: section('en', english), de: section('de', german) },
    }),
    writtenAt: now(),
  };
}

function section(language: Language, paragraphs: readonly string[]): Html {
  return escaped`<section lang="${language}">${paragraphs.map((line) => escaped`<p>${line}</p>`)}</section>`;
}
