import { createHash } from 'node:crypto';
import type { StudioBasics } from '@lifted/profile/studio-profile';
import { escaped, type Html } from '../http/escaped-html.ts';
import { letterHtml, letterText } from './letter.ts';
import type { OutgoingMail } from './outgoing-mail.ts';

/** Whose mails these are, and where their links lead. */
export interface LinkMailSettings {
  readonly studio: StudioBasics;
  /** Origin people reach the site under. */
  readonly publicUrl: string;
}

/** The sentences of a mail around its one link, in one language. */
export interface LinkWords {
  readonly language: 'en' | 'de';
  readonly greeting: string;
  readonly before: string;
  /** What the link does, as a button says it. */
  readonly link: string;
  readonly after: readonly string[];
}

/** A mail that exists for the sake of one link. */
export interface LinkMail {
  readonly kind: string;
  readonly recipient: string;
  readonly subject: string;
  /** The secret the link carries; it stands in the link and nowhere else. */
  readonly token: string;
  readonly url: string;
  readonly english: LinkWords;
  readonly german: LinkWords;
  readonly writtenAt: Date;
}

const KEY_LENGTH = 32;

/** Writes the mail out. The Message-ID follows from the token without telling it. */
export function composeLinkMail({ studio, publicUrl }: LinkMailSettings, mail: LinkMail): OutgoingMail {
  const key = createHash('sha256').update(mail.token).digest('hex').slice(0, KEY_LENGTH);
  const { english, german, url } = mail;
  return {
    kind: mail.kind,
    messageId: `<${mail.kind.replaceAll('_', '-')}.${key}@${new URL(publicUrl).hostname}>`,
    recipient: mail.recipient,
    subject: mail.subject,
    text: letterText({ studio, english: textPart(english, url), german: textPart(german, url) }),
    html: letterHtml({
      studio,
      title: mail.subject,
      english: htmlPart(english, url),
      german: htmlPart(german, url),
    }),
    writtenAt: mail.writtenAt,
  };
}

function textPart({ greeting, before, link, after }: LinkWords, url: string): string {
  return [greeting, before, `${link}:\n${url}`, ...after].join('\n\n');
}

function htmlPart({ language, greeting, before, link, after }: LinkWords, url: string): Html {
  const heading = language === 'en' ? escaped`<h1>${greeting}</h1>` : escaped`<h2>${greeting}</h2>`;
  return escaped`<section lang="${language}">
    ${heading}
    <p>${before}</p>
    <p><a href="${url}">${link}</a></p>
    ${after.map((sentence) => escaped`<p>${sentence}</p>`)}
  </section>`;
}
