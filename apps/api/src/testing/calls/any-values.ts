/** Values for every call of the contract: one that fits its schemas, and what somebody might send in its place. */
import { Day } from '@lifted/contract/wire-values';

/** A value as it is sent. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

/** Where a value is in a body: names and positions. */
export type Path = readonly (string | number)[];

/** A text in a value that may be any text, or a day. */
export interface Leaf {
  readonly path: Path;
  readonly isDay: boolean;
}

const LONG = 3000;

/** Texts that programs stumble over. */
export const TEXTS: readonly string[] = [
  '',
  ' ',
  '0',
  '-1',
  '1.5',
  'a',
  'null',
  'true',
  'NaN',
  'Infinity',
  '1e999',
  '99999999999999999999',
  '9223372036854775808',
  '2147483648',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u0007',
  '\u202e',
  '\u2028',
  '\ufeff',
  'a\nb\r\nc',
  '\t',
  'ſtraße İi',
  '👩‍👩‍👧‍👦',
  'e\u0301',
  "'; drop table studio.customers; --",
  '"',
  '\\',
  '%',
  '%00',
  '_',
  '$1',
  '{}',
  '[]',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '=1+1',
  'a@b.example',
  'https://a.example/b',
  '24:00',
  '00000000-0000-4000-8000-000000000000',
  'x'.repeat(LONG),
];

/** Days, and what looks like one. */
export const DAYS: readonly string[] = [
  '9999-12-31',
  '2026-02-30',
  '0001-01-01',
  '0000-01-01',
  '2026-00-10',
  '2026-13-01',
  '2027-02-29',
  '2026-10-25',
  '1900-01-01',
  '2200-01-01',
  '9999-12-01',
  '2026-12-01',
];

/** Texts that fit the patterns of the contract; the first that fits is taken. */
const FITTING = [
  'Lift',
  '2026-12-01',
  '07:00',
  '2026-11',
  'a',
  '1',
  '1234',
  'ada@new.example',
  'https://a.example/b',
  '#112233',
  '00000000-0000-4000-8000-000000000000',
  '+49 30 1234567',
];

interface Schema {
  readonly type?: unknown;
  readonly anyOf?: readonly unknown[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly items?: unknown;
  readonly pattern?: string;
  readonly format?: unknown;
  readonly minLength?: unknown;
  readonly maxLength?: unknown;
  readonly minItems?: unknown;
  readonly minimum?: unknown;
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null;
}

function isJson(value: unknown): value is Json {
  return value !== undefined && typeof value !== 'function';
}

/** A value that fits a schema; `known` are those of fields by their names. */
export function fitting(schema: unknown, known: Readonly<Record<string, Json>>, name = ''): Json {
  if (!isSchema(schema)) return null;
  const given = name in known ? known[name] : onlyValue(schema);
  if (given !== undefined) return given;
  if (schema.anyOf !== undefined) return fitting(schema.anyOf[0], known, name);
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([field, inner]) => [
          field,
          fitting(inner, known, field),
        ]),
      );
    case 'array':
      return [fitting(schema.items, known, name)];
    case 'integer':
    case 'number':
      return Math.max(1, Number(schema.minimum ?? 1));
    case 'boolean':
      return false;
    case 'null':
      return null;
    default:
      return fittingText(schema);
  }
}

function onlyValue({ const: constant, enum: words }: Schema): Json | undefined {
  const value = constant ?? words?.[0];
  return isJson(value) ? value : undefined;
}

/** Texts of the formats that the contract names. */
const OF_FORMATS: Readonly<Record<string, string>> = {
  uuid: '00000000-0000-4000-8000-000000000000',
  'date-time': '2026-11-20T11:55:00+01:00',
};

function fittingText({ pattern, format, minLength, maxLength }: Schema): string {
  const formatted = typeof format === 'string' ? OF_FORMATS[format] : undefined;
  if (formatted !== undefined) return formatted;
  const fits = (text: string) =>
    (pattern === undefined || new RegExp(pattern).test(text)) &&
    text.length >= Number(minLength ?? 0) &&
    text.length <= Number(maxLength ?? LONG);
  return FITTING.find(fits) ?? '';
}

/** The texts and days in a value of this schema. */
export function leavesOf(schema: unknown, value: unknown, path: Path = []): readonly Leaf[] {
  if (!isSchema(schema) || schema.enum !== undefined || schema.const !== undefined) return [];
  if (schema.anyOf !== undefined) return leavesOf(schema.anyOf[0], value, path);
  if (schema.type === 'object') {
    return Object.entries(schema.properties ?? {}).flatMap(([field, inner]) =>
      leavesOf(inner, isSchema(value) ? Reflect.get(value, field) : undefined, [...path, field]),
    );
  }
  if (schema.type === 'array') {
    return Array.isArray(value) && value.length > 0 ? leavesOf(schema.items, value[0], [...path, 0]) : [];
  }
  if (schema.type !== 'string') return [];
  return [{ path, isDay: 'pattern' in Day && schema.pattern === Day.pattern }];
}

/** The value with another one at a path. */
export function changedAt(value: unknown, [step, ...further]: Path, to: string): unknown {
  if (step === undefined) return to;
  if (Array.isArray(value))
    return value.map((one: unknown, at): unknown => (at === step ? changedAt(one, further, to) : one));
  if (typeof value !== 'object' || value === null) return value;
  return { ...value, [step]: changedAt(Reflect.get(value, step), further, to) };
}
