/**
 * Declarations that end a contract: Kündigung (§ 312k BGB) and Widerruf (§ 356a BGB). The forms ask for nothing the law does
 * not name, and refuse only what makes the declaration unreadable or its receipt undeliverable.
 */
import { severalLines, singleLine } from '../people/free-text.ts';
import { readsAsLink, withoutLinks } from '../people/link-text.ts';
import { holdsPhoneNumber } from '../people/phone-number.ts';
import {
  berlinDate,
  isCivilDate,
  MINUTE_MS,
  SECOND_MS,
  type CivilDate,
} from '../calendar/studio-calendar.ts';
import { isLongerThan } from '../people/text-length.ts';
import { visitorEmail } from '../people/visitor-details.ts';

export type DeclarationKind = 'termination' | 'withdrawal';

/** Who declares, and about which contract. */
interface Declarant {
  readonly name: string;
  readonly email: string;
  /** Member number or postal address, to tell people of one name apart; null when not given. */
  readonly membership: string | null;
  /** What the person calls the contract; null for a person who has only one. */
  readonly contract: string | null;
}

/** An ordinary termination needs no reason; an extraordinary one may lack it, and the studio then asks. */
export type TerminationCause =
  | { readonly kind: 'ordinary' }
  | { readonly kind: 'extraordinary'; readonly reason: string | null };

/** When the contract is to end; as soon as possible if not given (§ 312k (5) BGB). */
export type TerminationEnd =
  | { readonly kind: 'next_possible' }
  | { readonly kind: 'day'; readonly day: CivilDate };

export interface Termination extends Declarant {
  readonly kind: 'termination';
  readonly cause: TerminationCause;
  readonly end: TerminationEnd;
}

export interface Withdrawal extends Declarant {
  readonly kind: 'withdrawal';
}

export type ContractDeclaration = Termination | Withdrawal;

/** Maximum length of each text, in UTF-16 units; far more than anyone needs. */
export const DECLARATION_LENGTHS = {
  name: 200,
  email: 254,
  membership: 500,
  contract: 500,
  reason: 5000,
} as const;

const WITHDRAWAL_FIELDS = ['name', 'email', 'membership', 'contract', 'website'] as const;
const TERMINATION_FIELDS = [...WITHDRAWAL_FIELDS, 'cause', 'reason', 'end', 'day'] as const;

/** Fields of the forms; `website` is a honeypot that people never see. */
export type DeclarationField = (typeof TERMINATION_FIELDS)[number];
/** Typed values by field; a field that was not sent is missing. */
export type TypedDeclaration = Readonly<Partial<Record<DeclarationField, string>>>;

/** The fields of each form. */
export const DECLARATION_FIELDS: Readonly<Record<DeclarationKind, readonly DeclarationField[]>> = {
  termination: TERMINATION_FIELDS,
  withdrawal: WITHDRAWAL_FIELDS,
};

export type DeclarationFaultReason =
  | 'name_missing'
  | 'name_with_link'
  | 'name_with_number'
  | 'email_missing'
  | 'email_invalid'
  | 'day_missing'
  | 'day_unknown'
  | 'day_over'
  | 'too_long'
  | 'trap_filled';

/** A field to change, and why. */
export interface DeclarationFault {
  readonly field: DeclarationField;
  readonly reason: DeclarationFaultReason;
}

export type DeclarationReading<Declaration extends ContractDeclaration> =
  | { readonly outcome: 'declaration'; readonly declaration: Declaration }
  | { readonly outcome: 'faulty'; readonly faults: readonly DeclarationFault[] };

/** Reads a Kündigung, returning all errors at once in the order of the form. `now` decides which dates are in the past. */
export function readTermination(typed: TypedDeclaration, now: Date): DeclarationReading<Termination> {
  const end = readEnd(typed, now);
  const faults = [
    ...lengthFaults(typed, ['reason']),
    ...(end.outcome === 'faulty' ? [end.fault] : []),
    ...declarantFaults(typed),
  ];
  if (faults.length > 0 || end.outcome === 'faulty') return { outcome: 'faulty', faults };
  const declaration = {
    kind: 'termination',
    ...declarant(typed),
    cause: causeOf(typed),
    end: end.end,
  } as const;
  return { outcome: 'declaration', declaration };
}

/**
 * Reads a Widerruf, returning all errors at once. Only the contract says whether it is in time, so it is never refused for
 * that.
 */
export function readWithdrawal(typed: TypedDeclaration): DeclarationReading<Withdrawal> {
  const faults = declarantFaults(typed);
  if (faults.length > 0) return { outcome: 'faulty', faults };
  return { outcome: 'declaration', declaration: { kind: 'withdrawal', ...declarant(typed) } };
}

/** The same declaration with every link in its text broken, for mails; the person's address stays. */
export function withoutLinksInside(declaration: ContractDeclaration): ContractDeclaration {
  const { name, membership, contract } = declaration;
  const texts = {
    name: withoutLinks(name),
    membership: membership === null ? null : withoutLinks(membership),
    contract: contract === null ? null : withoutLinks(contract),
  };
  if (declaration.kind === 'withdrawal') return { ...declaration, ...texts };
  return { ...declaration, ...texts, cause: causeWithoutLinks(declaration.cause) };
}

function causeWithoutLinks(cause: TerminationCause): TerminationCause {
  if (cause.kind === 'ordinary' || cause.reason === null) return cause;
  return { ...cause, reason: withoutLinks(cause.reason) };
}

/** A double click, or a page sent again: the studio is mailed only once. */
export const REPEAT_MS = 10 * MINUTE_MS;

/** The earliest arrival at which the same content still counts as repeated. */
export function repeatsSince(now: Date): Date {
  return new Date(now.getTime() - REPEAT_MS);
}

/** When a declaration counts as received: the second it arrived. */
export function receivedSecond(now: Date): Date {
  return new Date(Math.floor(now.getTime() / SECOND_MS) * SECOND_MS);
}

type EndReading =
  | { readonly outcome: 'end'; readonly end: TerminationEnd }
  | { readonly outcome: 'faulty'; readonly fault: DeclarationFault };

/** A date counts when it was chosen, or typed without choosing anything. Today is not in the past. */
function readEnd({ end = '', day = '' }: TypedDeclaration, now: Date): EndReading {
  const typed = day.trim();
  if (end === 'next_possible' || (end !== 'day' && typed === '')) {
    return { outcome: 'end', end: { kind: 'next_possible' } };
  }
  if (typed === '') return dayFault('day_missing');
  const date = readDay(typed);
  if (date === undefined) return dayFault('day_unknown');
  return date < berlinDate(now) ? dayFault('day_over') : { outcome: 'end', end: { kind: 'day', day: date } };
}

function dayFault(reason: DeclarationFaultReason): EndReading {
  return { outcome: 'faulty', fault: { field: 'day', reason } };
}

/** '2026-12-31', as browsers send it, or '31.12.2026', as people type it. */
function readDay(typed: string): CivilDate | undefined {
  const [, day = '', month = '', year = ''] = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})$/.exec(typed) ?? [];
  const written = year === '' ? typed : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCivilDate(written) ? written : undefined;
}

function causeOf({ cause, reason = '' }: TypedDeclaration): TerminationCause {
  if (cause !== 'extraordinary') return { kind: 'ordinary' };
  return { kind: 'extraordinary', reason: severalLines(reason) || null };
}

function declarant(typed: TypedDeclaration): Declarant {
  const email = visitorEmail(typed.email ?? '');
  return {
    name: singleLine(typed.name ?? ''),
    email: email.outcome === 'email' ? email.email : '',
    membership: singleLine(typed.membership ?? '') || null,
    contract: singleLine(typed.contract ?? '') || null,
  };
}

function declarantFaults(typed: TypedDeclaration): DeclarationFault[] {
  const { name = '', email = '', website = '' } = typed;
  const faults = lengthFaults(typed, ['contract', 'name', 'membership', 'email']);
  if (singleLine(name) === '') faults.push({ field: 'name', reason: 'name_missing' });
  else if (readsAsLink(singleLine(name))) faults.push({ field: 'name', reason: 'name_with_link' });
  else if (holdsPhoneNumber(singleLine(name))) faults.push({ field: 'name', reason: 'name_with_number' });
  if (email.trim() === '') faults.push({ field: 'email', reason: 'email_missing' });
  else if (visitorEmail(email).outcome !== 'email') faults.push({ field: 'email', reason: 'email_invalid' });
  if (website.trim() !== '') faults.push({ field: 'website', reason: 'trap_filled' });
  return faults;
}

function lengthFaults(
  typed: TypedDeclaration,
  fields: readonly (keyof typeof DECLARATION_LENGTHS)[],
): DeclarationFault[] {
  return fields
    .filter((field) => isLongerThan(typed[field] ?? '', DECLARATION_LENGTHS[field]))
    .map((field) => ({ field, reason: 'too_long' }));
}
