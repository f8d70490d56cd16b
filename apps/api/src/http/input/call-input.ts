import type { BodyOf, Call, ParamsOf, QueryOf } from '@lifted/contract/call';
import { Compile } from 'typebox/compile';
import type { TSchema } from 'typebox';
import { fieldFaults } from './field-faults.ts';
import { Refusal, type FieldFault } from '../errors/refusal.ts';

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
      throw new Refusal('not_found', 'There is nothing at this address.');
    }
    if (checkBody && raw.body === undefined) {
      throw new Refusal('malformed_body', 'The request needs a JSON body.');
    }
    const errors = [...checkQuery(raw.query), ...(checkBody ? checkBody(raw.body) : [])];
    if (errors.length > 0) throw new Refusal('invalid_input', describe(errors), { errors });
    return true;
  }

  return (raw) => {
    const input: RawInput = { params: raw.params, query: raw.query, body: raw.body };
    if (!isInput(input)) throw new Refusal('invalid_input', 'The input does not fit this call.');
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
  return names.map((field) => ({ field, message: 'This parameter is not known here.' }));
}

function describe(errors: readonly FieldFault[]): string {
  const [first] = errors;
  if (errors.length > 1 || first === undefined) return 'Some fields have to change; `errors` lists them.';
  return first.field === '' ? first.message : `${first.field}: ${first.message}`;
}
