import type { Page } from '../../addresses.ts';

/** A piece of running text: words, or words that lead somewhere. */
export type LegalPiece =
  | string
  | { readonly kind: 'page'; readonly page: FixedLegalPage; readonly text: string }
  | { readonly kind: 'section'; readonly id: string; readonly text: string }
  | { readonly kind: 'address'; readonly href: string; readonly text: string }
  /** Words that must not be missed. */
  | { readonly kind: 'strong'; readonly text: string };

/** Pages legal texts lead to. */
export type FixedLegalPage = Extract<
  Page,
  | 'home'
  | 'timetable'
  | 'memberships'
  | 'becomeATrainer'
  | 'login'
  | 'yourData'
  | 'messageSettings'
  | 'suggestedLoad'
  | 'imprint'
  | 'terms'
  | 'privacyPolicy'
  | 'accessibility'
  | 'privacySettings'
  | 'endContract'
  | 'withdraw'
>;

export type LegalSentence = string | readonly LegalPiece[];

/** What a section is made of. */
export type LegalClause =
  | LegalSentence
  | { readonly kind: 'list'; readonly intro: LegalSentence; readonly items: readonly LegalSentence[] }
  /** Names and what they stand for, such as what is stored and for how long. */
  | {
      readonly kind: 'entries';
      readonly entries: readonly { readonly name: string; readonly value: LegalSentence }[];
    }
  /** A text whose wording the law gives, set off from ours. */
  | { readonly kind: 'model'; readonly heading: string; readonly parts: readonly ModelPart[] };

/** A heading within a model text and its content; `lines` are those of a form to fill in. */
export interface ModelPart {
  readonly heading?: string;
  readonly paragraphs: readonly LegalSentence[];
  readonly lines?: readonly string[];
}

export interface LegalSection {
  /** Anchor of the section; the same for good, because mails and other pages link to it. */
  readonly id: string;
  readonly heading: string;
  readonly clauses: readonly LegalClause[];
}

/** Words that must not be missed. */
export function strong(text: string): LegalPiece {
  return { kind: 'strong', text };
}

/** A link to another page, in the language of the page it is on. */
export function page(name: FixedLegalPage, text: string): LegalPiece {
  return { kind: 'page', page: name, text };
}

/** Words that lead to a section of the same text. */
export function section(id: string, text: string): LegalPiece {
  return { kind: 'section', id, text };
}

/** A mail address to click. */
export function mailTo(email: string): LegalPiece {
  return { kind: 'address', href: `mailto:${email}`, text: email };
}

/** A telephone number to tap. */
export function phoneTo(phone: string): LegalPiece {
  return { kind: 'address', href: `tel:${phone.replaceAll(/[^+\d]/g, '')}`, text: phone };
}

/** No line break after these: legal signs and abbreviations, and a number before its unit. */
const BEFORE_FIRM_SPACE = /(?<=§|\b(?:Art|Abs|Nr|lit|no|z)\.|\b(?:Ziffer|EN|HRB)|\d) (?=[\p{L}\p{N}(%€])/gu;

/** The text with no-break spaces where a line break would tear something apart: '§ 25 Abs. 2', '48 Stunden'. */
export function withFirmSpaces(text: string): string {
  return text.replaceAll(BEFORE_FIRM_SPACE, '\u00A0');
}

/** The text of a sentence without its links. */
export function plainText(sentence: LegalSentence): string {
  if (typeof sentence === 'string') return sentence;
  return sentence.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('');
}
