import type { Problem } from '@lifted/contract/problem';
import { expect, it } from 'vitest';
import { ApiProblem, ApiUnreachable } from '../../http/api-problem.ts';
import { saidOfRefusal } from './confirmation-said.ts';

const refusal = (problem: Pick<Problem, 'code' | 'detail' | 'errors'>) =>
  new ApiProblem({ type: '/problems/any', title: 'Any', status: 422, ...problem });
const wrong = (field: string) =>
  refusal({ code: 'invalid_input', detail: 'Wrong.', errors: [{ field, message: 'Wrong.' }] });

it.each([
  ['a wrong password', wrong('password'), 'fault'],
  ['a wrong code', refusal({ code: 'code_wrong', detail: 'Wrong.' }), 'fault'],
  ['a code that is too old', refusal({ code: 'code_too_old', detail: 'Wrong.' }), 'fault'],
  ['a wrong passkey, which has no field', wrong('passkey'), 'refused'],
  ['a code that was sent a moment ago', refusal({ code: 'too_many_requests', detail: 'Wrong.' }), 'refused'],
])('%s is said where it can be put right', (_what, failure, about) => {
  expect(saidOfRefusal(failure)).toEqual({ about, text: 'Wrong.' });
});

it('a studio out of reach is said, a fault of the page is none of the person’s', () => {
  expect(saidOfRefusal(new ApiUnreachable(new Error('offline')))).toMatchObject({ about: 'refused' });
  expect(() => saidOfRefusal(new TypeError('undefined'))).toThrow(TypeError);
});
