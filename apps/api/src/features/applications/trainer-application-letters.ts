import { withoutLinks } from '@lifted/domain/people/link-text';
import { berlinDate, berlinTime } from '@lifted/domain/calendar/studio-calendar';
import { dialledNumber } from '@lifted/domain/people/phone-number';
import type { TrainerApplication } from '@lifted/domain/applications/trainer-application';
import { APPLICATION_WORDS } from '@lifted/domain/applications/trainer-application-words';
import type { Language } from '@lifted/domain/language/language';
import type { PoolClient } from 'pg';
import { escaped, type Html } from '../../http/forms/escaped-html.ts';
import {
  oneLanguageLetterHtml,
  oneLanguageLetterText,
  questionsLine,
  type LetterSettings,
} from '../../mail/letter.ts';
import { writeMail } from '../../mail/outbox.ts';
import type { OutgoingMail } from '../../mail/outgoing-mail.ts';
import { RECEIPT_WORDS } from './trainer-application-receipt-words.ts';

/** An application as its mails need it. */
export interface ReceivedApplication {
  readonly application: TrainerApplication;
  /** Public name of the application in Message-IDs; never changes. */
  readonly key: string;
  readonly pageLanguage: Language;
  readonly receivedAt: Date;
}

/** Kinds of these mails in the outbox. */
export const APPLICATION_MAIL_KINDS = ['trainer_application', 'trainer_application_receipt'] as const;

/**
 * Writes the mails about an application in its transaction: one to the studio, a receipt to the applicant's address if
 * given.
 */
export async function writeApplicationMails(
  client: PoolClient,
  settings: LetterSettings,
  received: ReceivedApplication,
): Promise<void> {
  await writeMail(client, studioLetter(settings, received));
  const { email } = received.application;
  if (email !== null) await writeMail(client, receiptLetter(settings, received, email));
}

/** Deletes the mails about the application received at this instant. */
export async function forgetMailsOfApplication(client: PoolClient, receivedAt: Date): Promise<void> {
  await client.query('delete from studio.mail_outbox where kind = any($1) and created_at = $2', [
    APPLICATION_MAIL_KINDS,
    receivedAt,
  ]);
}

interface Fact {
  readonly label: string;
  readonly text: string;
  readonly link?: string | undefined;
}

/** For the studio: who wants to coach, with links to answer. No names in the subject. */
function studioLetter(settings: LetterSettings, received: ReceivedApplication): OutgoingMail {
  const { application, receivedAt } = received;
  const when = `${berlinDate(receivedAt)}, ${berlinTime(receivedAt)}`;
  const subject = `New trainer application, ${when}`;
  const facts = [...contactFacts(application), { label: 'Received', text: when }];
  const message = withoutLinks(application.message ?? '');
  const inbox = `${settings.publicUrl}/desk/inbox`;
  return letter(settings, received, {
    kind: 'trainer_application',
    recipient: settings.studio.contact.email,
    subject,
    language: 'en',
    text: [
      subject,
      factLines(facts),
      ...(message === '' ? [] : [message]),
      `All applications: ${inbox}`,
    ].join('\n\n'),
    html: escaped`<h1>${subject}</h1>
      ${factTable(facts)}
      ${message.split('\n').map((line) => escaped`${line}<br>`)}
      <p><small><a href="${inbox}">All applications</a></small></p>`,
  });
}

/** For the applicant, in the language of the page. The message is left out: the address is unverified. */
function receiptLetter(
  settings: LetterSettings,
  received: ReceivedApplication,
  recipient: string,
): OutgoingMail {
  const { application, pageLanguage } = received;
  const words = RECEIPT_WORDS[pageLanguage];
  const headline = APPLICATION_WORDS[pageLanguage].thanks(application.firstName);
  const facts = receiptFacts(application, pageLanguage);
  const after = [words.steps, words.privacy, words.stranger, questionsLine(settings.studio, pageLanguage)];
  return letter(settings, received, {
    kind: 'trainer_application_receipt',
    recipient,
    subject: words.subject(settings.studio.name),
    language: pageLanguage,
    text: [headline, words.sent, factLines(facts), ...after].join('\n\n'),
    html: escaped`<h1>${headline}</h1>
      <p>${words.sent}</p>
      ${factTable(facts)}
      ${after.map((sentence) => escaped`<p>${sentence}</p>`)}`,
  });
}

interface LetterParts {
  readonly kind: (typeof APPLICATION_MAIL_KINDS)[number];
  readonly recipient: string;
  readonly subject: string;
  readonly language: Language;
  readonly text: string;
  readonly html: Html;
}

function letter(
  { studio, publicUrl }: LetterSettings,
  { key, receivedAt }: ReceivedApplication,
  { kind, recipient, subject, language, text, html }: LetterParts,
): OutgoingMail {
  return {
    kind,
    messageId: `<${kind.replaceAll('_', '-')}.${key}@${new URL(publicUrl).hostname}>`,
    recipient,
    subject,
    text: oneLanguageLetterText({ studio, part: text }),
    html: oneLanguageLetterHtml({ studio, title: subject, language, part: html }),
    writtenAt: receivedAt,
  };
}

function contactFacts(application: TrainerApplication): Fact[] {
  const { firstName, lastName, whatsapp, phone, email, language } = application;
  return [
    { label: 'Name', text: `${firstName} ${lastName}` },
    ...fact('WhatsApp', whatsapp, whatsappLink),
    ...fact('Phone', phone, (number) => link('tel:', dialledNumber(number))),
    ...fact('Email', email, (address) => `mailto:${encodeURIComponent(address)}`),
    { label: 'Language', text: language },
  ];
}

function receiptFacts(application: TrainerApplication, pageLanguage: Language): Fact[] {
  const { labels, languages } = APPLICATION_WORDS[pageLanguage];
  return [
    ...fact(labels.whatsapp, application.whatsapp),
    ...fact(labels.phone, application.phone),
    { label: labels.language, text: languages[application.language] },
  ];
}

function fact(label: string, text: string | null, linkOf?: (text: string) => string | undefined): Fact[] {
  return text === null ? [] : [{ label, text, link: linkOf?.(text) }];
}

function whatsappLink(number: string): string | undefined {
  return link('https://wa.me/', dialledNumber(number)?.slice(1) ?? null);
}

function link(start: string, rest: string | null): string | undefined {
  return rest === null ? undefined : start + rest;
}

function factLines(facts: readonly Fact[]): string {
  return facts.map(({ label, text }) => `${label}: ${text}`).join('\n');
}

function factTable(facts: readonly Fact[]): Html {
  const rows = facts.map(
    ({ label, text, link: to }) => escaped`<tr>
        <th scope="row">${label}</th>
        <td>${to === undefined ? text : escaped`<a href="${to}">${text}</a>`}</td>
      </tr>`,
  );
  return escaped`<table>${rows}</table>`;
}
