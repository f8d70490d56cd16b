import { ApiProblem } from '@lifted/client/http/api-problem.ts';
import { expect, it } from 'vitest';
import { fieldRefusals } from './use-booking.ts';

const problem = { type: 'about:blank', title: 'No', detail: 'In the words of the server.' } as const;

it('a refusal names the fields that have to change, in the words of the server', () => {
  const errors = [
    { field: 'name', message: 'Sag uns bitte deinen Vornamen.' },
    { field: 'language', message: 'Das gibt es hier nicht.' },
  ];
  const refusal = new ApiProblem({ ...problem, status: 422, code: 'invalid_input', errors });
  expect(fieldRefusals(refusal)).toEqual({ name: 'Sag uns bitte deinen Vornamen.' });
});

it('a refusal about the class, and a lost connection, name none', () => {
  expect(fieldRefusals(new ApiProblem({ ...problem, status: 409, code: 'class_full' }))).toEqual({});
  expect(fieldRefusals(new Error('No answer.'))).toEqual({});
});
