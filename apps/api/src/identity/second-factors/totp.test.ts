import { describe, expect, it } from 'vitest';
import { matchingStep, newTotpSecret, totpOf } from './totp.ts';

/** RFC 6238, appendix B, for SHA-1; its eight digits end in our six. */
const SECRET = Buffer.from('12345678901234567890');
const STEP_MS = 30_000;

describe('the code of an authenticator app', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('is at second %i the one of the standard', (second, code) => {
    expect(totpOf(SECRET).generate({ timestamp: second * 1000 })).toBe(code);
    expect(matchingStep(SECRET, code, new Date(second * 1000))).toBe(Math.floor(second / 30));
  });

  it('is valid in its half minute, the one before and the one after', () => {
    const now = new Date(1_234_567_890_000);
    const step = now.getTime() / STEP_MS;
    const accepted = [-2, -1, 0, 1, 2].map((by) => {
      const code = totpOf(SECRET).generate({ timestamp: now.getTime() + by * STEP_MS });
      return matchingStep(SECRET, code, now);
    });
    expect(accepted).toEqual([undefined, step - 1, step, step + 1, undefined]);
  });

  it.each(['', '28708', '2870820', 'abcdef', '２８７０８２'])('is not %j', (code) => {
    expect(matchingStep(SECRET, code, new Date(59_000))).toBeUndefined();
  });
});

describe('a secret', () => {
  it('has 160 bits and is different each time', () => {
    const secret = newTotpSecret();
    expect(secret).toHaveLength(20);
    expect(newTotpSecret()).not.toEqual(secret);
  });

  it('is scanned with studio and account, whatever characters they contain', () => {
    const label = { issuer: 'LIFTED & Co: Berlin', label: 'mia+1@lifted.example' };
    const uri = new URL(totpOf(SECRET, label).toString());
    expect(uri.protocol).toBe('otpauth:');
    expect(decodeURIComponent(uri.pathname)).toContain('LIFTED & Co: Berlin:mia+1@lifted.example');
    expect(Object.fromEntries(uri.searchParams)).toEqual({
      secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
      issuer: 'LIFTED & Co: Berlin',
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    });
  });
});
