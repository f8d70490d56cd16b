import { expect, it } from 'vitest';
import { hashOfLinkToken, newLinkToken } from './link-token.ts';

const BITS_256 = 32;

it('the secret of a link has 256 random bits', () => {
  const tokens = Array.from({ length: 100 }, () => newLinkToken().token);
  expect(new Set(tokens).size).toBe(tokens.length);
  for (const token of tokens) {
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(Buffer.from(token, 'base64url')).toHaveLength(BITS_256);
  }
});

it('the secret of a link is kept as a hash of 256 bits, which does not hold it', () => {
  const { token, hash } = newLinkToken();
  expect(hash).toHaveLength(BITS_256);
  expect(hash).toEqual(hashOfLinkToken(token));
  expect(hash.toString('base64url')).not.toBe(token);
});
