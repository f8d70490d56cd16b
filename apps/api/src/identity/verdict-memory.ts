import { createHash } from 'node:crypto';

interface Kept<V> {
  readonly verdict: V;
  readonly until: number;
}

/**
 * Remembers what good tokens say until they expire, so that a signature is checked once and not per request. Tokens
 * themselves are not kept, only their SHA-256; the one unused longest makes room.
 */
export class VerdictMemory<V> {
  readonly #kept = new Map<string, Kept<V>>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  /** The verdict of this token, undefined when it is unknown or no longer valid at `now` (epoch milliseconds). */
  find(token: string, now: number): V | undefined {
    const key = keyOf(token);
    const kept = this.#kept.get(key);
    if (kept === undefined) return undefined;
    this.#kept.delete(key);
    if (kept.until <= now) return undefined;
    this.#kept.set(key, kept);
    return kept.verdict;
  }

  keep(token: string, verdict: V, until: number): void {
    this.#kept.set(keyOf(token), { verdict, until });
    if (this.#kept.size <= this.#most) return;
    for (const oldest of this.#kept.keys()) {
      this.#kept.delete(oldest);
      return;
    }
  }
}

function keyOf(token: string): string {
  return createHash('sha256').update(token).digest('base64');
}
