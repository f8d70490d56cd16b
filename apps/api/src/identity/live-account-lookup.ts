import type { Pool } from 'pg';
import { findLiveAccounts, type LiveAccount } from './account-repository.ts';

/** Questions under way at once; two keep the database busy while an answer is being read. */
const MOST_UNDER_WAY = 2;

/**
 * Asks for the accounts behind sessions, many in one query: whoever comes while queries are under way shares the next
 * one. That one starts after they came, so each answer is as fresh as if everybody had asked alone, at a fraction of the
 * work when many ask at the same time.
 */
export class LiveAccountLookup {
  readonly #pool: Pool;
  readonly #now: () => Date;
  #waiting = new Map<string, PromiseWithResolvers<LiveAccount | undefined>>();
  #underWay = 0;

  constructor({ pool, now }: { readonly pool: Pool; readonly now: () => Date }) {
    this.#pool = pool;
    this.#now = now;
  }

  /** The account this living session belongs to; undefined when it has ended or the account is disabled. */
  find(sessionId: string): Promise<LiveAccount | undefined> {
    const waiting = this.#waiting.get(sessionId) ?? Promise.withResolvers<LiveAccount | undefined>();
    this.#waiting.set(sessionId, waiting);
    // Requests that were read from their connections together come together.
    setImmediate(() => this.#askNext());
    return waiting.promise;
  }

  #askNext(): void {
    if (this.#underWay >= MOST_UNDER_WAY || this.#waiting.size === 0) return;
    const asked = this.#waiting;
    this.#waiting = new Map();
    this.#underWay++;
    void this.#answer(asked).finally(() => {
      this.#underWay--;
      this.#askNext();
    });
  }

  async #answer(asked: ReadonlyMap<string, PromiseWithResolvers<LiveAccount | undefined>>): Promise<void> {
    try {
      const accounts = await findLiveAccounts(this.#pool, [...asked.keys()], this.#now());
      for (const [sessionId, { resolve }] of asked) resolve(accounts.get(sessionId));
    } catch (failure) {
      for (const { reject } of asked.values()) reject(failure);
    }
  }
}
