import type { ExerciseHistory } from '@lifted/contract/floor/set-entries';
import { MINUTE_MS } from '@lifted/domain/calendar/studio-calendar';
import { LRUCache } from 'lru-cache';
import type { Pool } from 'pg';
import {
  historiesOf,
  readLoggedExercises,
  type HistoryQuestion,
  type LoggedExercise,
} from './exercise-histories.ts';

/** Classes of a chain with all of its branches at the busiest hour. */
const MOST_PEOPLE = 1_000;
/** What people lifted is not in memory for long after their class. */
const CACHED_MS = 15 * MINUTE_MS;

interface Cached {
  /** What was asked for, and of which version of the customer it is. */
  readonly of: string;
  readonly logged: readonly LoggedExercise[];
}

/**
 * What people in a class did before it, cached for who asks every few seconds: read again only of those about whom something was written
 * since, in whichever process, which their version says (docs/decisions/043).
 */
export class HistoryCache {
  readonly #entries = new LRUCache<string, Cached>({ max: MOST_PEOPLE, ttl: CACHED_MS });

  /** As `readHistories`, by customer in the order asked for. `versions` were read before, so what is read now is no older. */
  async read(
    pool: Pool,
    question: HistoryQuestion,
    versions: ReadonlyMap<number, string>,
  ): Promise<ExerciseHistory[]> {
    const { customers, exercises, before, withOwn, most } = question;
    const placeOf = (customer: number) => `${customer} ${before.toISOString()}`;
    const asked = JSON.stringify([exercises, withOwn, most]);
    const stateOf = (customer: number) => `${versions.get(customer)} ${asked}`;
    const current = new Map<number, readonly LoggedExercise[]>();
    for (const customer of customers) {
      const cached = this.#entries.get(placeOf(customer));
      if (cached?.of === stateOf(customer)) current.set(customer, cached.logged);
    }
    const missing = customers.filter((customer) => !current.has(customer));
    const read = Map.groupBy(
      await readLoggedExercises(pool, { ...question, customers: missing }),
      ({ customerNumber }) => customerNumber,
    );
    for (const customer of missing) {
      const logged = read.get(customer) ?? [];
      current.set(customer, logged);
      this.#entries.set(placeOf(customer), { of: stateOf(customer), logged });
    }
    return historiesOf(
      pool,
      customers.flatMap((customer) => current.get(customer) ?? []),
    );
  }
}
