import { describe, expect, it } from 'vitest';
import { loginFault, passwordMailFault } from './login-input.ts';

const NOT_ADDRESSES = [
  'mia',
  'mia@',
  '@example.com',
  'mia@example',
  'mia@@example.com',
  'mia@example..com',
  'mia lou@example.com',
  'mia@exam ple.com',
  ' mia@example.com',
  'mia@example.com ',
  'mia@example.com\n',
  'mia\u00A0lou@example.com',
  'mia@example.com,lou@example.com',
];

describe('signing in', () => {
  it.each([
    ['mia@example.com', 'x'],
    ['Mia.Lou+gym@Example.co.uk', 'strong-every-week'],
    ['änne@müller.de', '   '],
    ['a@b.de', ' starts and ends with a space '],
  ])('may be tried as %j with %j', (email, password) => {
    expect(loginFault({ email, password })).toBeNull();
  });

  it.each(['', ...NOT_ADDRESSES])('needs an address: %j is none', (email) => {
    expect(loginFault({ email, password: 'strong-every-week' })).toBe('email_invalid');
  });

  it('needs a password', () => {
    expect(loginFault({ email: 'mia@example.com', password: '' })).toBe('password_missing');
  });

  it('speaks of the address first when both are missing', () => {
    expect(loginFault({ email: '', password: '' })).toBe('email_invalid');
  });
});

describe('asking for a password mail', () => {
  it('needs an address', () => expect(passwordMailFault('')).toBe('email_missing'));

  it.each(NOT_ADDRESSES)('%j is no address', (email) => {
    expect(passwordMailFault(email)).toBe('email_invalid');
  });

  it('goes with an address alone', () => expect(passwordMailFault('mia@example.com')).toBeNull());
});
