import type { Problem } from '@lifted/contract/problem';
import { expect, it } from 'vitest';
import { ApiProblem } from '../../http/api-problem.ts';
import { waysOf } from './confirmation-ways.ts';

const refusal = (ways: Partial<Problem>) =>
  new ApiProblem({
    type: '/problems/sign-in-again',
    title: 'Please sign in again',
    status: 403,
    detail: 'Is it you?',
    code: 'sign_in_again',
    ...ways,
  });
const kinds = (ways: Partial<Problem>, hasPasskeys = true) =>
  waysOf(refusal(ways), hasPasskeys).map(({ kind }) => kind);
const APP = { id: 'f1', kind: 'totp', name: 'Authenticator app' } as const;

it('what is typed comes first, a passkey is offered beside it', () => {
  expect(kinds({ confirm_with: 'password', accepts_passkey: true })).toEqual(['password', 'passkey']);
  expect(
    kinds({ confirm_with: 'code', factors: [APP], accepts_backup_code: true, accepts_passkey: true }),
  ).toEqual(['factor', 'backup_code', 'passkey']);
});

it('a passkey is all there is where the account has nothing else', () => {
  expect(kinds({ confirm_with: 'passkey', accepts_passkey: true })).toEqual(['passkey']);
});

it('a code by mail is all there is where the account has nothing at all', () => {
  expect(kinds({ confirm_with: 'mail_code' })).toEqual(['mail_code']);
});

it('none is offered to accounts without one, or in browsers that know none', () => {
  expect(kinds({ confirm_with: 'password' })).toEqual(['password']);
  expect(kinds({ confirm_with: 'password', accepts_passkey: true }, false)).toEqual(['password']);
  expect(kinds({ confirm_with: 'passkey', accepts_passkey: true }, false)).toEqual([]);
  expect(kinds({ confirm_with: 'sign_in' })).toEqual([]);
});
