import type { DeclarationKind } from './contract-declaration.ts';
import type { InBothLanguages } from '../language/language.ts';
import { MAILS_TO_ONE_ADDRESS } from '../people/stranger-mails.ts';
import { DAY_MS, HOUR_MS } from '../calendar/studio-calendar.ts';
import { REFUND_MS, SUPPORT_REPLY_MS } from './studio-terms.ts';

/** Texts of receipts. */
export interface ReceiptWords {
  readonly title: Readonly<Record<DeclarationKind, string>>;
  readonly lead: Readonly<Record<DeclarationKind, string>>;
  readonly next: Readonly<Record<DeclarationKind, readonly string[]>>;
  readonly names: Readonly<
    Record<
      | 'declaration'
      | 'reason'
      | 'end'
      | 'contract'
      | 'name'
      | 'membership'
      | 'email'
      | 'addressee'
      | 'button'
      | 'receivedAt'
      | 'reference',
      string
    >
  >;
  readonly declared: Readonly<Record<'ordinary' | 'extraordinary' | 'withdrawal', string>>;
  readonly noReason: string;
  readonly onlyContract: string;
  readonly nextPossible: string;
  readonly quoted: (text: string) => string;
  readonly onDay: (day: string) => string;
  readonly dayAndTime: (day: string, time: string) => string;
}

const REPLY_HOURS = SUPPORT_REPLY_MS / HOUR_MS;
const REFUND_DAYS = REFUND_MS / DAY_MS;

/** Shown when the address has reached its hourly limit of receipts. */
export const NOT_MAILED: InBothLanguages<string> = {
  en: `We haven’t sent an email this time: this address has already had ${MAILS_TO_ONE_ADDRESS} in the past hour. Your declaration is valid all the same. Please save this receipt or print it.`,
  de: `Diesmal haben wir keine Mail geschickt: An diese Adresse gingen in der letzten Stunde schon ${MAILS_TO_ONE_ADDRESS}. Deine Erklärung gilt trotzdem. Bitte speichere oder drucke diese Bestätigung.`,
};

/** Promises nothing that depends on the contract: its last day, or whether a withdrawal is in time. */
export const RECEIPT_WORDS: InBothLanguages<ReceiptWords> = {
  en: {
    title: {
      termination: 'We have received your cancellation',
      withdrawal: 'We have received your withdrawal',
    },
    lead: {
      termination: 'Confirmation of receipt: what you declared to us, and when it arrived.',
      withdrawal: 'Confirmation of receipt: what you declared to us, and when it arrived.',
    },
    next: {
      termination: [
        `We will check your contract and write to you within ${REPLY_HOURS} hours to tell you the day it ends. There is nothing more you need to do.`,
      ],
      withdrawal: [
        `We will write to you within ${REPLY_HOURS} hours. If the withdrawal is in time, you will have your money back within ${REFUND_DAYS} days of this receipt. There is nothing more you need to do.`,
      ],
    },
    names: {
      declaration: 'Declaration',
      reason: 'Reason',
      end: 'End of the contract',
      contract: 'Contract',
      name: 'Name',
      membership: 'Member number or address',
      email: 'Email',
      addressee: 'Made to',
      button: 'Submitted with the button',
      receivedAt: 'Received on',
      reference: 'Reference',
    },
    declared: {
      ordinary: 'Ordinary cancellation',
      extraordinary: 'Extraordinary cancellation, for good cause',
      withdrawal: 'Withdrawal from the contract',
    },
    noReason: 'not given',
    onlyContract: 'the contract with us, not specified further',
    nextPossible: 'as soon as possible',
    quoted: (text) => `“${text}”`,
    onDay: (day) => day,
    dayAndTime: (day, time) => `${day}, ${time}`,
  },
  de: {
    title: { termination: 'Deine Kündigung ist eingegangen', withdrawal: 'Dein Widerruf ist eingegangen' },
    lead: {
      termination: 'Eingangsbestätigung: Hier steht, was du uns erklärt hast und wann es angekommen ist.',
      withdrawal: 'Eingangsbestätigung: Hier steht, was du uns erklärt hast und wann es angekommen ist.',
    },
    next: {
      termination: [
        `Wir prüfen deinen Vertrag und schreiben dir innerhalb von ${REPLY_HOURS} Stunden, an welchem Tag er endet. Du musst nichts weiter tun.`,
      ],
      withdrawal: [
        `Wir schreiben dir innerhalb von ${REPLY_HOURS} Stunden. Ist der Widerruf rechtzeitig, bekommst du dein Geld innerhalb von ${REFUND_DAYS} Tagen ab diesem Eingang zurück. Du musst nichts weiter tun.`,
      ],
    },
    names: {
      declaration: 'Erklärung',
      reason: 'Grund',
      end: 'Ende des Vertrags',
      contract: 'Vertrag',
      name: 'Name',
      membership: 'Mitgliedsnummer oder Anschrift',
      email: 'E-Mail',
      addressee: 'Erklärt gegenüber',
      button: 'Abgegeben mit dem Knopf',
      receivedAt: 'Eingegangen am',
      reference: 'Vorgang',
    },
    declared: {
      ordinary: 'Ordentliche Kündigung',
      extraordinary: 'Außerordentliche Kündigung aus wichtigem Grund',
      withdrawal: 'Widerruf des Vertrags',
    },
    noReason: 'nicht angegeben',
    onlyContract: 'der Vertrag mit uns, nicht näher bezeichnet',
    nextPossible: 'zum nächstmöglichen Zeitpunkt',
    quoted: (text) => `„${text}“`,
    onDay: (day) => `zum ${day}`,
    dayAndTime: (day, time) => `${day}, ${time.replace(/ (?=\S+$)/, ' Uhr ')}`,
  },
};
