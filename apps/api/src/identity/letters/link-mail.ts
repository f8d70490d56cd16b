import type { InBothLanguages, Language } from '@lifted/domain/language/language';
import { escaped, type Html } from '../../http/forms/escaped-html.ts';
import {
  greetingTo,
  letterHtml,
  letterText,
  questionsLine,
  type LetterSettings,
  type ReaderLanguage,
} from '../../mail/letter.ts';
import { hashOfLinkToken, mailKey } from '../../mail/link-token.ts';
import type { OutgoingMail } from '../../mail/outgoing-mail.ts';

/** A recipient of a link. */
export interface LinkRecipient {
  readonly email: string;
  /** Empty when unknown. */
  readonly name: string;
  /** The link's secret; it appears in the link only. */
  readonly token: string;
}

/** The text of a mail with one link, in one language: between the greeting and whom to ask. */
export interface LinkWords {
  readonly subject: string;
  readonly before: string;
  /** The link's label. */
  readonly link: string;
  readonly after: readonly string[];
}

/** A mail with one link. */
interface LinkMail {
  readonly kind: string;
  readonly to: LinkRecipient;
  readonly language: ReaderLanguage;
  /** Of the same page, for the reader of each language. */
  readonly url: InBothLanguages<string>;
  readonly words: InBothLanguages<LinkWords>;
  readonly writtenAt: Date;
}

/** Composes the mail. The Message-ID is derived from a hash of the token and does not reveal it. */
export function composeLinkMail(
  { studio, publicUrl }: LetterSettings,
  { kind, to, language, url, words, writtenAt }: LinkMail,
): OutgoingMail {
  const key = mailKey(hashOfLinkToken(to.token));
  const { subject } = words[language ?? 'en'];
  const en = [...words.en.after, questionsLine(studio, 'en')];
  const de = [...words.de.after, questionsLine(studio, 'de')];
  const textPart = (of: Language, { before, link }: LinkWords, after: readonly string[]): string =>
    [greetingTo(to.name, of, before), before, `${link}:\n${url[of]}`, ...after].join('\n\n');
  const htmlPart = (of: Language, { before, link }: LinkWords, after: readonly string[]): Html =>
    escaped`<section lang="${of}">
    <h1>${greetingTo(to.name, of, before)}</h1>
    <p>${before}</p>
    <p><a href="${url[of]}">${link}</a></p>
    ${after.map((sentence) => escaped`<p>${sentence}</p>`)}
  </section>`;
  return {
    kind,
    messageId: `<${kind.replaceAll('_', '-')}.${key}@${new URL(publicUrl).hostname}>`,
    recipient: to.email,
    subject,
    text: letterText({
      studio,
      language,
      parts: { en: textPart('en', words.en, en), de: textPart('de', words.de, de) },
    }),
    html: letterHtml({
      studio,
      title: subject,
      language,
      parts: { en: htmlPart('en', words.en, en), de: htmlPart('de', words.de, de) },
    }),
    writtenAt,
  };
}
