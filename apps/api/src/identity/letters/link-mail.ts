import { createHash } from 'node:crypto';
import type { StudioBasics } from '@lifted/profile/studio-profile';
import { escaped, type Html } from '../../http/forms/escaped-html.ts';
import { letterHtml, letterText } from '../../mail/letter.ts';
import type { OutgoingMail } from '../../mail/outgoing-mail.ts';

/** The sending studio, and the origin of the links. */
export interface LinkMailSettings {
  readonly studio: StudioBasics;
  /** Public origin of the site. */
  readonly publicUrl: string;
}

/** The text of a mail with one link, in one language. */
export interface LinkWords {
  readonly language: 'en' | 'de';
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
  readonly subject: string;
  /** The link's secret; it appears in the link only. */
  readonly token: string;
  readonly url: string;
  readonly english: LinkWords;
  readonly german: LinkWords;
  readonly writtenAt: Date;
}

const KEY_LENGTH = 32;

/** Composes the mail. The Message-ID is derived from a hash of the token and does not reveal it. */
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
