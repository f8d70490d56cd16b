import { FirebaseError } from '@firebase/app';
import { afterEach, expect, test, vi } from 'vitest';
import { IdentityError } from '../identity-types.ts';
import { refusalOfFirebase, refused } from './firebase-refusal.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const failure = (reason: string) => new FirebaseError(`auth/${reason}`, `Firebase: Error (auth/${reason}).`);

test.each([
  ['wrong-password', 'invalid-credential'],
  ['user-not-found', 'invalid-credential'],
  ['invalid-credential', 'invalid-credential'],
  ['user-disabled', 'user-disabled'],
  ['expired-action-code', 'invalid-action-code'],
  ['admin-restricted-operation', 'account-not-found'],
  ['network-request-failed', 'network-request-failed'],
  ['requires-recent-login', 'requires-recent-login'],
  ['something-new', 'internal-error'],
])('Firebase’s %s is %s to the pages, in a sentence for people', (reason, code) => {
  const refusal = refusalOfFirebase(failure(reason));
  if (!(refusal instanceof IdentityError)) throw new Error('Not a refusal of the port.');
  expect(refusal.code).toBe(code);
  expect(refusal.message).not.toMatch(/firebase|auth\//i);
  expect(refusal.message).toMatch(/\.$/);
});

test('an unknown address and a wrong password are the same to the reader', () => {
  expect(refusalOfFirebase(failure('user-not-found'))).toMatchObject({
    message: 'The email address or password is incorrect.',
  });
  expect(refusalOfFirebase(failure('wrong-password'))).toMatchObject({
    message: 'The email address or password is incorrect.',
  });
});

test('a German page hears it in German', () => {
  vi.stubGlobal('document', { documentElement: { lang: 'de' } });
  expect(refusalOfFirebase(failure('wrong-password'))).toMatchObject({
    message: 'Die E-Mail-Adresse oder das Passwort stimmt nicht.',
  });
});

test('a failure that is not Firebase’s stays what it is', async () => {
  const fault = new TypeError('a fault of ours');
  await expect(refused(() => Promise.reject(fault))).rejects.toBe(fault);
});
