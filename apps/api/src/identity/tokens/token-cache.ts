import { errors } from 'jose';
import { LRUCache } from 'lru-cache';
import { createHash } from 'node:crypto';

/** Tolerated clock difference between two machines. */
export const CLOCK_TOLERANCE_SECONDS = 30;

/** What a verified token says, and until when it may be used, in epoch milliseconds. */
export interface VerifiedToken<V> {
  readonly identity: V;
  readonly expiresAt: number;
}

const MOST_TOKENS = 10_000;
const LONGEST_TOKEN = 4096;

/**
 * Caches what valid tokens say until they expire, so that a signature is checked once instead of per request. The key is
 * the token's SHA-256; tokens themselves are not stored. Answers undefined for an invalid token, when `verify` throws a
 * JOSEError; other errors say nothing about the token and are passed on.
 */
export function cachedVerifier<V>(
  verify: (token: string) => Promise<VerifiedToken<V>>,
  now: () => Date,
  most = MOST_TOKENS,
): (token: string) => Promise<V | undefined> {
  const cache = new LRUCache<string, VerifiedToken<V>>({ max: most });
  return async (token) => {
    if (token.length > LONGEST_TOKEN) return undefined;
    const key = createHash('sha256').update(token).digest('base64');
    const cached = cache.get(key);
    if (cached !== undefined && cached.expiresAt > now().getTime()) return cached.identity;
    try {
      const verified = await verify(token);
      cache.set(key, verified);
      return verified.identity;
    } catch (failure) {
      cache.delete(key);
      if (failure instanceof errors.JOSEError) return undefined;
      throw failure;
    }
  };
}
