import { errors } from 'jose';
import { beforeEach, expect, it } from 'vitest';
import { cachedVerifier } from './token-cache.ts';

const EXPIRES_AT = 1000;
let now: number;
let verified: string[];

beforeEach(() => {
  now = 0;
  verified = [];
});

/** Verifies every token until it expires; each names itself. */
const verifier = (most?: number) =>
  cachedVerifier(
    async (token) => {
      verified.push(token);
      if (now >= EXPIRES_AT) throw new errors.JWTExpired('expired', {});
      return { identity: `owner of ${token}`, expiresAt: EXPIRES_AT };
    },
    () => new Date(now),
    most,
  );

it('a verified token is cached until it expires, and not a moment longer', async () => {
  const verify = verifier();
  expect(await verify('token')).toBe('owner of token');
  now = EXPIRES_AT - 1;
  expect(await verify('token')).toBe('owner of token');
  expect(verified).toEqual(['token']);
  now = EXPIRES_AT;
  expect(await verify('token')).toBeUndefined();
});

it('another token is verified by itself', async () => {
  const verify = verifier();
  await verify('token');
  expect(await verify('tokem')).toBe('owner of tokem');
  expect(verified).toEqual(['token', 'tokem']);
});

it('the least recently used token is evicted', async () => {
  const verify = verifier(2);
  for (const token of ['a', 'b', 'a', 'c', 'a', 'b']) await verify(token);
  expect(verified).toEqual(['a', 'b', 'c', 'b']);
});

it('a token that is too long is refused without being verified', async () => {
  expect(await verifier()('x'.repeat(4097))).toBeUndefined();
  expect(verified).toEqual([]);
});

it('a failure that says nothing about the token is passed on and not cached', async () => {
  let fails = true;
  const verify = cachedVerifier(
    async () => {
      if (fails) throw new Error('no keys');
      return { identity: 'mia', expiresAt: EXPIRES_AT };
    },
    () => new Date(now),
  );
  await expect(verify('token')).rejects.toThrow('no keys');
  fails = false;
  expect(await verify('token')).toBe('mia');
});
