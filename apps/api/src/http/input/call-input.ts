import type { BodyOf, Call, ParamsOf, QueryOf } from '@lifted/contract/call';
import { Compile } from 'typebox/compile';
import type { TSchema } from 'typebox';
import { fieldFaults } from './field-faults.ts';
import { checkTexts } from './json-body.ts';
import { aboutField, Refusal, type FieldFault, type Sentence } from '../errors/refusal.ts';
import { malformedBody, nothingHere } from '../errors/request-refusals.ts';

/** Input checked by the call's schemas, never coerced. */
export interface CallInput<C extends Call> {
  readonly params: ParamsOf<C>;
  readonly query: QueryOf<C>;
  readonly body: BodyOf<C>;
}

interface RawInput {
  readonly params: unknown;
  readonly query: unknown;
  readonly body?: unknown;
}

type Check = (value: unknown) => readonly FieldFault[];

/**
 * Compiles the schemas of a call once. The reader throws `not_found` for a path with impossible parameters, `malformed_body`
 * for a missing body and `invalid_input` with all errors at once.
 */
export function inputReader<C extends Call>(call: C): (raw: RawInput) => CallInput<C> {
  const checkParams = checkBy(call.params);
  const checkQuery = checkBy(call.query) ?? refuseAnyParameter;
  const checkBody = checkBy(call.body);

  /** True, or a Refusal that says why not. */
  function isInput(raw: RawInput): raw is CallInput<C> {
    if (checkParams && checkParams(raw.params).length > 0) {
      throw nothingHere();
    }
    if (checkBody && raw.body === undefined) {
      throw malformedBody('missing');
    }
    checkTexts(raw.params);
    checkTexts(raw.query);
    const errors = [...checkQuery(raw.query), ...(checkBody ? checkBody(raw.body) : [])];
    if (errors.length > 0) throw refusedFields(errors);
    return true;
  }

  return (raw) => {
    const input: RawInput = { params: raw.params, query: raw.query, body: raw.body };
    if (!isInput(input)) throw refusedFields([]);
    return input;
  };
}

function checkBy(schema: TSchema | undefined): Check | undefined {
  if (schema === undefined) return undefined;
  const validator = Compile(schema);
  return (value) => (validator.Check(value) ? [] : fieldFaults(validator.Errors(value), value));
}

function refuseAnyParameter(query: unknown): readonly FieldFault[] {
  const names = typeof query === 'object' && query !== null ? Object.keys(query) : [];
  return names.map((field) => ({ field, message: UNKNOWN_PARAMETER }));
}

const UNKNOWN_PARAMETER: Sentence = {
  en: 'This parameter is not known here.',
  de: 'Diesen Parameter gibt es hier nicht.',
};

function refusedFields(errors: readonly FieldFault[]): Refusal {
  return new Refusal('invalid_input', describe(errors), { errors });
}

/** One fault is told at once; of several, which fields they are about. */
function describe(errors: readonly FieldFault[]): Sentence {
  const [first, ...others] = errors;
  if (first === undefined || others.length > 0) {
    const names = errors.map(({ field }) => field).join(', ');
    return { en: `Some fields have to change: ${names}.`, de: `Diese Felder müssen sich ändern: ${names}.` };
  }
  const { field, message } = first;
  return field === '' ? message : aboutField(field, message);
}
