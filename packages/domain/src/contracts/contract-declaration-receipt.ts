/**
 * The receipt of a Kündigung or a Widerruf: what was declared, with which button, and the second it arrived (§ 312k (3, 4),
 * § 356a (4) BGB). The same for the page, the file and the mail.
 */
import type { ContractDeclaration, DeclarationKind } from './contract-declaration.ts';
import { RECEIPT_WORDS, type ReceiptWords } from './contract-declaration-receipt-words.ts';
import { LAW_LABELS } from './contract-declaration-words.ts';
import type { Language } from '../language/language.ts';
import { berlinDate, STUDIO_TIME_ZONE, type CivilDate } from '../calendar/studio-calendar.ts';

/** A declaration as the studio received it. */
export interface ReceivedDeclaration {
  readonly declaration: ContractDeclaration;
  /** Its reference for the person and the studio. */
  readonly reference: string;
  readonly receivedAt: Date;
}

export interface ReceiptRow {
  readonly name: string;
  readonly value: string;
}

export interface Receipt {
  readonly title: string;
  /** What happened, in one sentence. */
  readonly lead: string;
  readonly rows: readonly ReceiptRow[];
  /** What happens next. */
  readonly next: readonly string[];
}

/** The receipt in one language; `company` is the recipient of the declaration. */
export function declarationReceipt(
  received: ReceivedDeclaration,
  language: Language,
  company: string,
): Receipt {
  const words = RECEIPT_WORDS[language];
  const { declaration, reference, receivedAt } = received;
  return {
    title: words.title[declaration.kind],
    lead: words.lead[declaration.kind],
    rows: [
      ...contentRows(declaration, language),
      row(words.names.addressee, company),
      row(words.names.button, words.quoted(LAW_LABELS[declaration.kind].button)),
      row(words.names.receivedAt, receivedWords(receivedAt, language)),
      row(words.names.reference, reference),
    ],
    next: words.next[declaration.kind],
  };
}

/** The receipt as plain text. */
export function receiptText({ title, lead, rows, next }: Receipt): string {
  const facts = rows.map(({ name, value }) => `${name}: ${value.replaceAll('\n', '\n  ')}`);
  return [title, lead, facts.join('\n'), ...next].join('\n\n');
}

/** The text of the mail and the file: in German, as declared, followed by English for English readers. */
export function receiptFileText(received: ReceivedDeclaration, language: Language, company: string): string {
  const german = receiptText(declarationReceipt(received, 'de', company));
  if (language === 'de') return german;
  return [german, '* * *', receiptText(declarationReceipt(received, 'en', company))].join('\n\n');
}

/** File name of the receipt: 'kuendigung-LF-7K3M-9QPD.txt'. */
export function receiptFileName(kind: DeclarationKind, reference: string): string {
  return `${FILE_STEMS[kind]}-${reference}.txt`;
}

const FILE_STEMS = { termination: 'kuendigung', withdrawal: 'widerruf' } as const satisfies Record<
  DeclarationKind,
  string
>;

/** A date: '31.12.2026', or '31 December 2026' in English. */
export function dayWords(day: CivilDate, language: Language): string {
  return DAYS[language].format(new Date(`${day}T00:00:00Z`));
}

/** A time to the second with its zone, because one hour is repeated in autumn. */
export function receivedWords(instant: Date, language: Language): string {
  const time = TIMES[language].format(instant);
  return RECEIPT_WORDS[language].dayAndTime(dayWords(berlinDate(instant), language), time);
}

const LOCALES = { en: 'en-GB', de: 'de-DE' } as const;
const DAY_FORMS = {
  en: { day: 'numeric', month: 'long', year: 'numeric' },
  de: { day: '2-digit', month: '2-digit', year: 'numeric' },
} as const;
const TIME_FORM = {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
  timeZoneName: 'short',
  timeZone: STUDIO_TIME_ZONE,
} as const;

const DAYS = {
  en: new Intl.DateTimeFormat(LOCALES.en, { ...DAY_FORMS.en, timeZone: 'UTC' }),
  de: new Intl.DateTimeFormat(LOCALES.de, { ...DAY_FORMS.de, timeZone: 'UTC' }),
};
const TIMES = {
  en: new Intl.DateTimeFormat(LOCALES.en, TIME_FORM),
  de: new Intl.DateTimeFormat(LOCALES.de, TIME_FORM),
};

function contentRows(declaration: ContractDeclaration, language: Language): ReceiptRow[] {
  const { names, onlyContract } = RECEIPT_WORDS[language];
  const { name, email, membership, contract } = declaration;
  return [
    ...declaredRows(declaration, language),
    row(names.contract, contract ?? onlyContract),
    row(names.name, name),
    ...(membership === null ? [] : [row(names.membership, membership)]),
    row(names.email, email),
  ];
}

function declaredRows(declaration: ContractDeclaration, language: Language): ReceiptRow[] {
  const words = RECEIPT_WORDS[language];
  switch (declaration.kind) {
    case 'withdrawal':
      return [row(words.names.declaration, words.declared.withdrawal)];
    case 'termination':
      return [
        row(words.names.declaration, words.declared[declaration.cause.kind]),
        ...reasonRows(declaration.cause, words),
        row(words.names.end, endWords(declaration.end, language)),
      ];
    default:
      return declaration satisfies never;
  }
}

type Termination = Extract<ContractDeclaration, { kind: 'termination' }>;

function reasonRows(cause: Termination['cause'], words: ReceiptWords): ReceiptRow[] {
  return cause.kind === 'ordinary' ? [] : [row(words.names.reason, cause.reason ?? words.noReason)];
}

function endWords(end: Termination['end'], language: Language): string {
  const words = RECEIPT_WORDS[language];
  return end.kind === 'next_possible' ? words.nextPossible : words.onDay(dayWords(end.day, language));
}

function row(name: string, value: string): ReceiptRow {
  return { name, value };
}
