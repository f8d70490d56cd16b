import { readFileSync } from 'node:fs';
import { type BloomFilter, readBloomFilter } from './bloom-filter.ts';

/** Passwords from public leaks that are long enough to be allowed; written by build-breached-passwords.ts. */
export const BREACHED_PASSWORDS = new URL('breached-passwords.bloom', import.meta.url);

let filter: BloomFilter | undefined;

/**
 * Whether a password is in the list of leaked ones, whatever its case. Nothing leaves the server. One in about a thousand
 * others is taken for one of them. The file is read with the first question.
 */
export function isBreachedPassword(password: string): boolean {
  filter ??= readBloomFilter(readFileSync(BREACHED_PASSWORDS));
  return filter.has(spelledAsListed(password));
}

/** How a password is listed: in lower case, composed, without spaces around it. */
export function spelledAsListed(password: string): string {
  return password.normalize('NFC').trim().toLowerCase();
}
