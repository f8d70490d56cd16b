import { endAfterNotice, refundDueOn } from '@lifted/domain/contracts/contract-declaration-dates';
import {
  dayWords,
  declarationReceipt,
  receiptFileText,
  type Receipt,
  type ReceivedDeclaration,
} from '@lifted/domain/contracts/contract-declaration-receipt';
import { withoutLinksInside, type ContractDeclaration } from '@lifted/domain/contracts/contract-declaration';
import type { Language } from '@lifted/domain/language/language';
import { pathIn } from '@lifted/domain/language/language-of-path';
import { berlinDate } from '@lifted/domain/calendar/studio-calendar';
import type { PoolClient } from 'pg';
import { escaped, type Html } from '../../http/forms/escaped-html.ts';
import {
  oneLanguageLetterHtml,
  oneLanguageLetterText,
  questionsLine,
  type LetterSettings,
} from '../../mail/letter.ts';
import { lockMailbox, mayMailStranger } from '../../mail/mails-to-strangers.ts';
import { writeMail } from '../../mail/outbox.ts';
import type { OutgoingMail } from '../../mail/outgoing-mail.ts';

interface MailedDeclaration extends ReceivedDeclaration {
  /** Language of the page the declaration was made on. */
  readonly language: Language;
}

/** Kind of the receipt in the outbox. */
const DECLARATION_RECEIPT = 'declaration_receipt';

interface NoticedDeclaration extends MailedDeclaration {
  /** Whether the receipt is sent by mail. */
  readonly isMailed: boolean;
}

/**
 * Writes the receipt and, unless the same content arrived minutes before, the studio's notice, in the declaration's
 * transaction. Returns the receipt's Message-ID; null when the address has reached its hourly limit, since anyone can type
 * any address.
 */
export async function writeDeclarationMails(
  client: PoolClient,
  settings: LetterSettings,
  received: MailedDeclaration,
  isRepeated: boolean,
): Promise<string | null> {
  const messageId = await writeReceipt(client, settings, received);
  if (!isRepeated) {
    await writeMail(client, declarationNotice(settings, { ...received, isMailed: messageId !== null }));
  }
  return messageId;
}

async function writeReceipt(
  client: PoolClient,
  settings: LetterSettings,
  received: MailedDeclaration,
): Promise<string | null> {
  const recipient = received.declaration.email;
  await lockMailbox(client, recipient);
  const now = received.receivedAt;
  if (!(await mayMailStranger(client, { kind: DECLARATION_RECEIPT, recipient, now }))) return null;
  const receipt = declarationReceiptMail(settings, received);
  await writeMail(client, receipt);
  return receipt.messageId;
}

const WORDS = {
  termination: { receipt: 'Eingangsbestätigung deiner Kündigung', notice: 'Kündigung eingegangen' },
  withdrawal: { receipt: 'Eingangsbestätigung deines Widerrufs', notice: 'Widerruf eingegangen' },
} as const satisfies Record<ContractDeclaration['kind'], object>;

/**
 * The receipt the law requires at once (§ 312k (4), § 356a (4) BGB): in German, followed by English if declared on an
 * English page. The address is not verified, so typed text is included without links.
 */
function declarationReceiptMail(settings: LetterSettings, typed: MailedDeclaration): OutgoingMail {
  const { studio } = settings;
  const received = { ...typed, declaration: withoutLinksInside(typed.declaration) };
  const { declaration, language, reference } = received;
  const { company } = studio.legal;
  const questions = questionsLine(studio, 'de');
  const english = language === 'en' ? declarationReceipt(received, 'en', company) : undefined;
  const pointer = english === undefined ? escaped`` : escaped`<p lang="en"><small>English below</small></p>`;
  return letter(settings, received, {
    kind: DECLARATION_RECEIPT,
    recipient: declaration.email,
    subject: `${WORDS[declaration.kind].receipt} (${reference})`,
    text: `${english === undefined ? '' : '(English below)\n\n'}${receiptFileText(received, language, company)}\n\n${questions}`,
    html: escaped`${pointer}
      ${receiptHtml(declarationReceipt(received, 'de', company))}
      ${english === undefined ? escaped`` : escaped`<hr><section lang="en">${receiptHtml(english)}</section><hr>`}
      <p>${questions}</p>`,
  });
}

/** For the studio: the declaration and the dates that follow from it. No names in the subject. */
function declarationNotice(settings: LetterSettings, typed: NoticedDeclaration): OutgoingMail {
  const received = { ...typed, declaration: withoutLinksInside(typed.declaration) };
  const { declaration, reference } = received;
  const subject = `${WORDS[declaration.kind].notice} (${reference})`;
  const { rows } = declarationReceipt(received, 'de', settings.studio.legal.company);
  const todo = [
    deadlineSentence(received),
    received.isMailed
      ? `Die Eingangsbestätigung ist per Mail unterwegs. Antwort bitte an ${declaration.email}.`
      : `Die Eingangsbestätigung steht nur auf der Seite: Diese Adresse hatte ihre Mails der Stunde schon. Antwort bitte an ${declaration.email}.`,
  ];
  const inbox = `${settings.publicUrl}${pathIn('de', '/desk/inbox')}`;
  return letter(settings, received, {
    kind: 'declaration_notice',
    recipient: settings.studio.contact.email,
    subject,
    text: [
      subject,
      rows.map(({ name, value }) => `${name}: ${value}`).join('\n'),
      ...todo,
      `Alle Erklärungen: ${inbox}`,
    ].join('\n\n'),
    html: escaped`<h1>${subject}</h1>
      ${factTable(rows)}
      ${paragraphs(todo)}
      <p><a href="${inbox}">Alle Erklärungen</a></p>`,
  });
}

/** The date unless the contract says otherwise; the contract is in the booking service. */
function deadlineSentence({ declaration, receivedAt }: ReceivedDeclaration): string {
  const receivedOn = berlinDate(receivedAt);
  switch (declaration.kind) {
    case 'withdrawal':
      return `Ist der Widerruf rechtzeitig, muss das Geld spätestens am ${dayWords(refundDueOn(receivedOn), 'de')} zurück sein.`;
    case 'termination':
      if (declaration.cause.kind === 'extraordinary') {
        return 'Außerordentlich gekündigt: Ist der Grund wichtig, endet der Vertrag ohne Frist.';
      }
      return `Läuft keine Mindestlaufzeit mehr, endet der Vertrag frühestens am ${dayWords(endAfterNotice(receivedOn), 'de')}.`;
    default:
      return declaration satisfies never;
  }
}

interface LetterParts {
  readonly kind: typeof DECLARATION_RECEIPT | 'declaration_notice';
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly html: Html;
}

function letter(
  { studio, publicUrl }: LetterSettings,
  { reference, receivedAt }: ReceivedDeclaration,
  { text, html, ...mail }: LetterParts,
): OutgoingMail {
  return {
    ...mail,
    messageId: `<${mail.kind.replaceAll('_', '-')}.${reference}@${new URL(publicUrl).hostname}>`,
    text: oneLanguageLetterText({ studio, part: text }),
    html: oneLanguageLetterHtml({ studio, title: mail.subject, language: 'de', part: html }),
    writtenAt: receivedAt,
  };
}

function receiptHtml({ title, lead, rows, next }: Receipt): Html {
  return escaped`<h1>${title}</h1>
    <p>${lead}</p>
    ${factTable(rows)}
    ${paragraphs(next)}`;
}

function factTable(rows: Receipt['rows']): Html {
  const lines = rows.map(
    ({ name, value }) => escaped`<tr>
        <th scope="row">${name}</th>
        <td>${value.split('\n').map((line) => escaped`${line}<br>`)}</td>
      </tr>`,
  );
  return escaped`<table>${lines}</table>`;
}

function paragraphs(sentences: readonly string[]): Html[] {
  return sentences.map((sentence) => escaped`<p>${sentence}</p>`);
}
