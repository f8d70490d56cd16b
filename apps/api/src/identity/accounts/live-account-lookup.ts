import type { Pool } from 'pg';
import { findLiveAccounts, type LiveAccount } from './account-repository.ts';

/** Concurrent queries; a second one keeps the database busy while the first result is being read. */
const MOST_UNDER_WAY = 2;

/**
 * Looks up the accounts behind sessions in batches: requests that arrive while queries are running share the next query.
 * It starts after they arrived, so each result is as fresh as that of a query of its own, at a fraction of the cost.
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

  /** The account this session belongs to; undefined when the session has ended or the account is disabled. */
  find(sessionId: string): Promise<LiveAccount | undefined> {
    const waiting = this.#waiting.get(sessionId) ?? Promise.withResolvers<LiveAccount | undefined>();
    this.#waiting.set(sessionId, waiting);
    // Batches requests read from their connections in the same turn of the event loop.
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
