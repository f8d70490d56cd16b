import { DECLARATION_WORDS } from '@lifted/domain/contracts/contract-declaration-words';
import { describe, expect, it } from 'vitest';
import { ApiProblem } from '@lifted/client/http/api-problem.ts';
import { faultErrors, problemErrors, withoutField } from './field-errors.ts';

const problem = (code: 'invalid_input' | 'too_many_requests', fields: readonly string[] = []) =>
  new ApiProblem({
    type: 'about:blank',
    title: 'Refused',
    status: 422,
    detail: 'In the words of the server.',
    code,
    errors: fields.map((field, index) => ({ field, message: `fault ${index}` })),
  });

describe('the errors beside the fields', () => {
  it('are the words of the faults, the first of a field', () => {
    const faults = [
      { field: 'name', reason: 'too_long' },
      { field: 'name', reason: 'name_missing' },
      { field: 'day', reason: 'day_over' },
    ] as const;
    expect(faultErrors(faults, DECLARATION_WORDS.de)).toEqual({
      name: 'Bitte höchstens 200 Zeichen.',
      day: DECLARATION_WORDS.de.fault({ field: 'day', reason: 'day_over' }),
    });
  });

  it('are those of the server, the first of a field', () => {
    expect(problemErrors(problem('invalid_input', ['email', 'email', 'name']))).toEqual({
      email: 'fault 0',
      name: 'fault 2',
    });
  });

  it('go field by field', () => {
    expect(withoutField({ name: 'a', email: 'b' }, 'name')).toEqual({ email: 'b' });
    expect(withoutField({ name: 'a' }, 'day')).toEqual({ name: 'a' });
  });
});
