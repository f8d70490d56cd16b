import { endAfterNotice, refundDueOn } from '@lifted/domain/contract-declaration-dates';
import {
  dayWords,
  declarationReceipt,
  keptText,
  type Receipt,
  type ReceivedDeclaration,
} from '@lifted/domain/contract-declaration-receipt';
import type { ContractDeclaration } from '@lifted/domain/contract-declaration';
import type { Language } from '@lifted/domain/language';
import { berlinDate } from '@lifted/domain/studio-calendar';
import type { StudioBasics } from '@lifted/profile/studio-profile';
import { escaped, type Html } from '../http/escaped-html.ts';
import { oneLanguageLetterHtml, oneLanguageLetterText } from './letter.ts';
import type { OutgoingMail } from './outgoing-mail.ts';

export interface DeclarationMailSettings {
  readonly studio: StudioBasics;
  /** Origin people reach the site under. */
  readonly publicUrl: string;
}

export interface MailedDeclaration extends ReceivedDeclaration {
  /** Of the page the declaration was made on. */
  readonly language: Language;
}

const WORDS = {
  termination: { receipt: 'Eingangsbestätigung deiner Kündigung', notice: 'Kündigung eingegangen' },
  withdrawal: { receipt: 'Eingangsbestätigung deines Widerrufs', notice: 'Widerruf eingegangen' },
} as const satisfies Record<ContractDeclaration['kind'], object>;

/**
 * The receipt the law asks for at once (§ 312k (4), § 356a (4) BGB): in German, and in English below it for somebody
 * who declared on an English page.
 */
export function declarationReceiptMail(
  settings: DeclarationMailSettings,
  received: MailedDeclaration,
): OutgoingMail {
  const { studio } = settings;
  const { declaration, language, reference } = received;
  const { company } = studio.legal;
  const questions = `Fragen? Antworte auf diese Mail oder ruf an: ${studio.contact.phone}.`;
  const english = language === 'en' ? declarationReceipt(received, 'en', company) : undefined;
  const pointer = english === undefined ? escaped`` : escaped`<p lang="en"><small>English below</small></p>`;
  return letter(settings, received, {
    kind: 'declaration_receipt',
    recipient: declaration.email,
    subject: `${WORDS[declaration.kind].receipt} (${reference})`,
    text: `${english === undefined ? '' : '(English below)\n\n'}${keptText(received, language, company)}\n\n${questions}`,
    html: escaped`${pointer}
      ${receiptHtml(declarationReceipt(received, 'de', company))}
      ${english === undefined ? escaped`` : escaped`<hr><section lang="en">${receiptHtml(english)}</section><hr>`}
      <p>${questions}</p>`,
  });
}

/** What the studio reads: the declaration and the days that follow from it. Names stay out of the subject. */
export function declarationNotice(
  settings: DeclarationMailSettings,
  received: MailedDeclaration,
): OutgoingMail {
  const { declaration, reference } = received;
  const subject = `${WORDS[declaration.kind].notice} (${reference})`;
  const { rows } = declarationReceipt(received, 'de', settings.studio.legal.company);
  const todo = [
    deadlineSentence(received),
    `Die Eingangsbestätigung ist per Mail unterwegs. Antwort bitte an ${declaration.email}.`,
    'Alle Erklärungen: npm run studio -- declarations',
  ];
  return letter(settings, received, {
    kind: 'declaration_notice',
    recipient: settings.studio.contact.email,
    subject,
    text: [subject, rows.map(({ name, value }) => `${name}: ${value}`).join('\n'), ...todo].join('\n\n'),
    html: escaped`<h1>${subject}</h1>
      ${factTable(rows)}
      ${paragraphs(todo)}`,
  });
}

/** The day that holds unless the contract says otherwise; the contract itself lies in the booking service. */
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
  readonly kind: 'declaration_receipt' | 'declaration_notice';
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly html: Html;
}

function letter(
  { studio, publicUrl }: DeclarationMailSettings,
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
