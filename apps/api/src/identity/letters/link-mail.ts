import { createHash } from 'node:crypto';
import type { InBothLanguages, Language } from '@lifted/domain/language/language';
import type { StudioBasics } from '@lifted/profile/studio-profile';
import { escaped, type Html } from '../../http/forms/escaped-html.ts';
import { letterHtml, letterText, type ReaderLanguage } from '../../mail/letter.ts';
import type { OutgoingMail } from '../../mail/outgoing-mail.ts';

/** The sending studio, and the origin of the links. */
export interface LinkMailSettings {
  readonly studio: StudioBasics;
  /** Public origin of the site. */
  readonly publicUrl: string;
}

/** The text of a mail with one link, in one language. */
export interface LinkWords {
  readonly subject: string;
  readonly greeting: string;
  readonly before: string;
  /** The link's label. */
  readonly link: string;
  readonly after: readonly string[];
}

/** A mail with one link. */
export interface LinkMail {
  readonly kind: string;
  readonly recipient: string;
  readonly language: ReaderLanguage;
  /** The link's secret; it appears in the link only. */
  readonly token: string;
  readonly url: string;
  readonly words: InBothLanguages<LinkWords>;
  readonly writtenAt: Date;
}

const KEY_LENGTH = 32;

/** Composes the mail. The Message-ID is derived from a hash of the token and does not reveal it. */
export function composeLinkMail({ studio, publicUrl }: LinkMailSettings, mail: LinkMail): OutgoingMail {
  const key = createHash('sha256').update(mail.token).digest('hex').slice(0, KEY_LENGTH);
  const { language, words, url } = mail;
  const { subject } = words[language ?? 'en'];
  return {
    kind: mail.kind,
    messageId: `<${mail.kind.replaceAll('_', '-')}.${key}@${new URL(publicUrl).hostname}>`,
    recipient: mail.recipient,
    subject,
    text: letterText({
      studio,
      language,
      parts: { en: textPart(words.en, url), de: textPart(words.de, url) },
    }),
    html: letterHtml({
      studio,
      title: subject,
      language,
      parts: { en: htmlPart('en', words.en, url), de: htmlPart('de', words.de, url) },
    }),
    writtenAt: mail.writtenAt,
  };
}

function textPart({ greeting, before, link, after }: LinkWords, url: string): string {
  return [greeting, before, `${link}:\n${url}`, ...after].join('\n\n');
}

function htmlPart(language: Language, { greeting, before, link, after }: LinkWords, url: string): Html {
  return escaped`<section lang="${language}">
    <h1>${greeting}</h1>
    <p>${before}</p>
    <p><a href="${url}">${link}</a></p>
    ${after.map((sentence) => escaped`<p>${sentence}</p>`)}
  </section>`;
}
