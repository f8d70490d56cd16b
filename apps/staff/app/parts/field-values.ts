import type { Language } from '@lifted/domain/language/language';
import { typedEuros } from '@lifted/domain/language/typed-euros';
import type { Fields, FieldValue } from '@lifted/domain/desk/merged-fields';
import type { ComponentType, ReactNode } from 'react';

/** How a field is typed. Money is cents on the wire and euros in the form. */
export type FieldKind =
  | 'text'
  | 'lines'
  | 'email'
  | 'number'
  | 'decimal'
  | 'euros'
  | 'date'
  | 'time'
  | 'choice'
  | 'number_choice'
  | 'several'
  | 'own'
  | 'yes_no';

/** What a control of a page's own is given, such as one that uploads a picture. */
export interface OwnControlProps {
  /** Of what the label names. */
  readonly id: string;
  readonly describedBy: string | undefined;
  readonly isWrong: boolean;
  readonly value: string;
  readonly choices: FormField['choices'];
  readonly onType: (text: string) => void;
  /** Told while the field is not to be saved yet. */
  readonly onBusy: (isBusy: boolean) => void;
}

/** One field of a form at the desk. */
export interface FormField {
  readonly name: string;
  readonly label: string;
  readonly kind: FieldKind;
  /** May be left empty; then it is null. */
  readonly isOptional?: boolean;
  readonly hint?: string;
  /** Of a choice, one or several: value and words. Values of several are without spaces. */
  readonly choices?: readonly (readonly [string, string])[];
  /** Of an own one: what it is typed or chosen with, and how a value reads. */
  readonly control?: ComponentType<OwnControlProps>;
  readonly shown?: (text: string) => ReactNode;
}

/** Not that of euro-words, which every page with a form would load for it. */
const CENTS_PER_EURO = 100;
const NUMBER = /^\d{1,7}(?:[.,]\d{1,2})?$/;

/** A stored value as the form shows it, with the decimal sign of its language. */
export function typedText({ kind }: FormField, value: FieldValue | undefined, language: Language): string {
  if (value === null || value === undefined) return '';
  if (isList(value)) return value.join(' ');
  if (kind !== 'euros' && kind !== 'decimal') return String(value);
  const number = kind === 'euros' ? (Number(value) / CENTS_PER_EURO).toFixed(2) : String(value);
  return language === 'de' ? number.replace('.', ',') : number;
}

/** What is chosen of several, from its text. */
export function chosenOf(text: string): readonly string[] {
  return text.split(' ').filter((value) => value !== '');
}

/** Whether a value is one of several choices. */
export function isList(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'string');
}

/** '9', '930', '09:30', '9.30 Uhr', '6 pm'. */
const TIME = /^(\d{1,2})(?:[:.]?(\d{2}))?\s*(am|pm|uhr)?$/i;
const HALF_DAY_HOURS = 12;
const DAY_HOURS = 24;
const HOUR_MINUTES = 60;

/** What was typed as a time of day, as 'HH:MM'; undefined where it is none. */
function timeOf(typed: string): string | undefined {
  const [, hours, minutes = '00', clock] = TIME.exec(typed) ?? [];
  if (hours === undefined) return undefined;
  const half = clock?.toLowerCase();
  const isOfHalf = half === 'am' || half === 'pm';
  const hour = isOfHalf
    ? (Number(hours) % HALF_DAY_HOURS) + (half === 'pm' ? HALF_DAY_HOURS : 0)
    : Number(hours);
  if (isOfHalf && Number(hours) > HALF_DAY_HOURS) return undefined;
  return hour < DAY_HOURS && Number(minutes) < HOUR_MINUTES
    ? `${String(hour).padStart(2, '0')}:${minutes}`
    : undefined;
}

export type FieldFault = 'empty' | 'not_a_number' | 'not_an_amount' | 'not_a_time';
export type ReadField =
  | { readonly kind: 'value'; readonly value: FieldValue }
  | { readonly kind: 'fault'; readonly fault: FieldFault };

/** The value of what was typed. */
export function readField({ kind, isOptional = false }: FormField, typed: string): ReadField {
  const text = typed.trim();
  if (kind === 'yes_no') return { kind: 'value', value: text === 'true' };
  if (kind === 'several') return { kind: 'value', value: chosenOf(text) };
  if (text === '') return isOptional ? { kind: 'value', value: null } : { kind: 'fault', fault: 'empty' };
  if (kind === 'time') {
    const time = timeOf(text);
    return time === undefined ? { kind: 'fault', fault: 'not_a_time' } : { kind: 'value', value: time };
  }
  if (kind === 'euros') {
    const cents = typedEuros(text);
    return cents === undefined ? { kind: 'fault', fault: 'not_an_amount' } : { kind: 'value', value: cents };
  }
  if (!['number', 'decimal', 'number_choice'].includes(kind)) return { kind: 'value', value: text };
  const number = NUMBER.test(text) ? Number(text.replace(',', '.')) : undefined;
  return number !== undefined && (kind === 'decimal' || Number.isInteger(number))
    ? { kind: 'value', value: number }
    : { kind: 'fault', fault: 'not_a_number' };
}

/** What is still wrong once a field has another text: what was wrong with it is forgotten where it can be read now. */
export function faultsAfterTyping(
  faults: Readonly<Record<string, string>>,
  field: FormField,
  text: string,
): Readonly<Record<string, string>> {
  if (faults[field.name] === undefined || readField(field, text).kind === 'fault') return faults;
  return Object.fromEntries(Object.entries(faults).filter(([name]) => name !== field.name));
}

/** All fields of a form as values, or which cannot be read. */
export function readFields(
  fields: readonly FormField[],
  typed: Readonly<Record<string, string>>,
): { readonly values: Fields; readonly faults: Readonly<Record<string, FieldFault>> } {
  const values: Record<string, FieldValue> = {};
  const faults: Record<string, FieldFault> = {};
  for (const field of fields) {
    const read = readField(field, typed[field.name] ?? '');
    if (read.kind === 'value') values[field.name] = read.value;
    else faults[field.name] = read.fault;
  }
  return { values, faults };
}

/**
 * What is wrong with the fields of a form. The server names a field with its place in the body: 'fields.cents',
 * 'profile.studio.colour'; a form's own name of it may be the end of that, of one part or several.
 */
export function faultsByField(
  errors: readonly { readonly field: string; readonly message: string }[],
  fields: readonly FormField[],
): Readonly<Record<string, string>> {
  const nameOf = (path: string) =>
    fields
      .map(({ name }) => name)
      .filter((name) => path === name || path.endsWith(`.${name}`))
      .toSorted((one, other) => other.length - one.length)[0];
  return Object.fromEntries(
    errors.map(({ field, message }) => [nameOf(field) ?? field.split('.').at(-1) ?? field, message]),
  );
}
