import { Day, Email, Id } from '@lifted/contract/wire-values';
import type { TSchema } from 'typebox';
import type { TValidationError } from 'typebox/error';
import type { FieldFault } from '../errors/refusal.ts';

const MOST_FAULTS = 20;
const LONGEST_FIELD_NAME = 60;

/** Sentences for the contract's patterns, which the schema only knows as regular expressions. */
const PATTERN_MESSAGES: ReadonlyMap<unknown, string> = new Map([
  [patternOf(Email), 'Please enter an email address such as anna@example.com.'],
  [patternOf(Day), 'Please write the date as YYYY-MM-DD.'],
  [patternOf(Id), 'An id has no spaces.'],
  ['\\S', 'Please fill this in.'],
]);

const TYPE_WORDS: ReadonlyMap<string, string> = new Map([
  ['string', 'text'],
  ['integer', 'a whole number'],
  ['number', 'a number'],
  ['boolean', 'true or false'],
  ['object', 'a JSON object'],
  ['array', 'a list'],
  ['null', 'empty'],
]);

/** The errors of one value as sentences a person can act on, one per field, in the order of the schema. */
export function fieldFaults(errors: readonly TValidationError[], value: unknown): FieldFault[] {
  const faults = new Map<string, string>();
  for (const error of errors) {
    for (const field of fieldsOf(error)) {
      if (faults.size >= MOST_FAULTS) break;
      if (!faults.has(field)) faults.set(field, messageFor(error, valueAt(value, error.instancePath)));
    }
  }
  return [...faults].map(([field, message]) => ({ field, message }));
}

function patternOf(schema: TSchema): unknown {
  return 'pattern' in schema ? schema.pattern : undefined;
}

function fieldsOf(error: TValidationError): string[] {
  const parent = pathSegments(error.instancePath).join('.');
  const children = childrenOf(error).map((child) => child.slice(0, LONGEST_FIELD_NAME));
  if (children.length === 0) return [parent];
  return children.map((child) => (parent === '' ? child : `${parent}.${child}`));
}

function childrenOf(error: TValidationError): readonly string[] {
  if (error.keyword === 'required') return error.params.requiredProperties;
  if (error.keyword === 'additionalProperties') return error.params.additionalProperties;
  return [];
}

function messageFor(error: TValidationError, value: unknown): string {
  switch (error.keyword) {
    case 'required':
      return 'This is missing.';
    case 'additionalProperties':
    case 'boolean': // how a closed object says it of one field
      return 'This is not known here.';
    case 'type':
      return Array.isArray(value)
        ? 'This may be given once only.'
        : `This must be ${wordFor(error.params.type)}.`;
    case 'minLength':
      return 'Please fill this in.';
    case 'maxLength':
      return `At most ${error.params.limit} characters, please.`;
    case 'minimum':
      return `At least ${error.params.limit}, please.`;
    case 'maximum':
      return `At most ${error.params.limit}, please.`;
    case 'pattern':
      return PATTERN_MESSAGES.get(String(error.params.pattern)) ?? 'This has the wrong form.';
    default:
      return 'This value is not possible here.';
  }
}

function wordFor(type: string | readonly string[]): string {
  return [type]
    .flat()
    .map((name) => TYPE_WORDS.get(name) ?? name)
    .join(' or ');
}

function pathSegments(instancePath: string): string[] {
  return instancePath.split('/').slice(1);
}

function valueAt(value: unknown, instancePath: string): unknown {
  let current = value;
  for (const segment of pathSegments(instancePath)) {
    if (typeof current !== 'object' || current === null) return undefined;
    current = Object.entries(current).find(([name]) => name === segment)?.[1];
  }
  return current;
}
