import { describe, expect, it } from 'vitest';
import { readIdToken } from './id-token.ts';
import { testIdToken } from './test-id-token.ts';

const NOW = Date.parse('2026-11-20T19:00:00Z');

describe('reading an ID token', () => {
  it('tells whom it speaks of, umlauts included', () => {
    const token = testIdToken({
      sub: 'u1',
      email: 'm@lifted.example',
      email_verified: true,
      name: 'Mía Große',
    });
    expect(readIdToken(token, NOW).user).toEqual({
      uid: 'u1',
      email: 'm@lifted.example',
      emailVerified: true,
      displayName: 'Mía Große',
      phoneNumber: null,
    });
  });

  it('counts its life from the moment it came, whatever the clock of the device says', () => {
    const token = testIdToken({ sub: 'u1', iat: 1000, exp: 4600 });
    expect(readIdToken(token, NOW).idToken).toEqual({ token, expiresAt: NOW + 3_600_000 });
  });

  it('takes an unknown name for none and a missing verification for unverified', () => {
    const { user } = readIdToken(testIdToken({ sub: 'u1', name: '' }), NOW);
    expect(user).toMatchObject({ email: null, emailVerified: false, displayName: null });
  });

  it.each(['', 'no token', 'a.%%%.c', `a.${btoa('7')}.c`, `a.${btoa('{"sub":"u1"}')}.c`])(
    'refuses %j, which is none',
    (token) => {
      expect(() => readIdToken(token, NOW)).toThrow('Signing in did not work. Please try again.');
    },
  );
});
