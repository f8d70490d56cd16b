import type { Pool } from 'pg';
import { findLiveAccounts, type LiveAccount } from './account-repository.ts';

/** Concurrent queries; a second one keeps the database busy while the first result is being read. */
const MOST_UNDER_WAY = 2;

type WaitingSessions = ReadonlyMap<string, PromiseWithResolvers<LiveAccount | undefined>>;

/** The account a session belongs to; undefined when the session has ended or the account is disabled. */
export type FindLiveAccount = (sessionId: string) => Promise<LiveAccount | undefined>;

/**
 * Looks up the accounts behind sessions in batches: requests that arrive while queries are running share the next query.
 * It starts after they arrived, so each result is as fresh as that of a query of its own, at a fraction of the cost.
 */
export function liveAccountLookup(pool: Pool, now: () => Date): FindLiveAccount {
  let waiting = new Map<string, PromiseWithResolvers<LiveAccount | undefined>>();
  let underWay = 0;

  const answer = async (asked: WaitingSessions): Promise<void> => {
    try {
      const accounts = await findLiveAccounts(pool, [...asked.keys()], now());
      for (const [sessionId, { resolve }] of asked) resolve(accounts.get(sessionId));
    } catch (failure) {
      for (const { reject } of asked.values()) reject(failure);
    }
  };
  const askNext = (): void => {
    if (underWay >= MOST_UNDER_WAY || waiting.size === 0) return;
    const asked = waiting;
    waiting = new Map();
    underWay++;
    void answer(asked).finally(() => {
      underWay--;
      askNext();
    });
  };
  return (sessionId) => {
    const shared = waiting.get(sessionId) ?? Promise.withResolvers<LiveAccount | undefined>();
    waiting.set(sessionId, shared);
    // Batches requests read from their connections in the same turn of the event loop.
    setImmediate(askNext);
    return shared.promise;
  };
}
