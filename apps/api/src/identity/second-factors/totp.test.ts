import { describe, expect, it } from 'vitest';
import { fromBase32 } from '../../identity-second-factor-fixture.ts';
import { base32, matchingStep, newTotpSecret, totpCode, totpStep, totpUri } from './totp.ts';

/** RFC 6238, appendix B, for SHA-1; its eight digits end in our six. */
const SECRET = Buffer.from('12345678901234567890');

describe('the code of an authenticator app', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('is at second %i the one of the standard', (second, code) => {
    expect(totpCode(SECRET, totpStep(new Date(second * 1000)))).toBe(code);
  });

  it('is good in its half minute, the one before and the one after', () => {
    const now = new Date(1_234_567_890_000);
    const step = totpStep(now);
    const accepted = [-2, -1, 0, 1, 2].map((by) => matchingStep(SECRET, totpCode(SECRET, step + by), now));
    expect(accepted).toEqual([undefined, step - 1, step, step + 1, undefined]);
  });

  it.each(['', '28708', '2870820', 'abcdef', '２８７０８２'])('is not %j', (code) => {
    expect(matchingStep(SECRET, code, new Date(59_000))).toBeUndefined();
  });
});

describe('a secret', () => {
  it.each([
    ['', ''],
    ['f', 'MY'],
    ['fo', 'MZXQ'],
    ['foo', 'MZXW6'],
    ['foob', 'MZXW6YQ'],
    ['fooba', 'MZXW6YTB'],
    ['foobar', 'MZXW6YTBOI'],
  ])('of the bytes %j is typed as %j', (bytes, text) => expect(base32(Buffer.from(bytes))).toBe(text));

  it('has 160 bits, comes back from its text and is another one each time', () => {
    const secret = newTotpSecret();
    expect(secret).toHaveLength(20);
    expect(fromBase32(base32(secret))).toEqual(secret);
    expect(newTotpSecret()).not.toEqual(secret);
  });

  it('is scanned with studio and account, whatever signs they hold', () => {
    const uri = new URL(totpUri(SECRET, { issuer: 'LIFTED & Co: Berlin', account: 'mia+1@lifted.example' }));
    expect(uri.protocol).toBe('otpauth:');
    expect(decodeURIComponent(uri.pathname)).toContain('LIFTED & Co: Berlin:mia+1@lifted.example');
    expect(Object.fromEntries(uri.searchParams)).toEqual({
      secret: base32(SECRET),
      issuer: 'LIFTED & Co: Berlin',
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    });
  });
});
