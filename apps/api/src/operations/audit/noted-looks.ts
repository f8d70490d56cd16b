import { berlinDate } from '@lifted/domain/calendar/studio-calendar';
import type { Pool } from 'pg';
import { loggable } from '../../http/errors/failures.ts';
import { writeLook } from './audit-log-repository.ts';

interface NotedLooksDependencies {
  readonly pool: Pool;
  readonly now: () => Date;
  readonly log: { readonly warn: (facts: object, message: string) => void };
}

/** Far more than a team looks at in a day; above it the memory begins anew and the table decides. */
const MOST_REMEMBERED = 50_000;

/**
 * Notes that coaches and owners looked at somebody's data: once for each day, person and customer, in the background, so
 * that no answer waits for it. The first look of a day in this process asks the database, all others only a set.
 */
export class NotedLooks {
  readonly #dependencies: NotedLooksDependencies;
  readonly #noted = new Set<string>();
  readonly #writing = new Set<Promise<void>>();
  #day = '';

  constructor(dependencies: NotedLooksDependencies) {
    this.#dependencies = dependencies;
  }

  readonly note = (uid: string, customerNumber: number): void => {
    const at = this.#dependencies.now();
    const day = berlinDate(at);
    if (day !== this.#day || this.#noted.size >= MOST_REMEMBERED) this.#noted.clear();
    this.#day = day;
    const key = `${customerNumber} ${uid}`;
    if (this.#noted.has(key)) return;
    this.#noted.add(key);
    const writing = this.#write({ at, uid, customerNumber }, key).finally(() =>
      this.#writing.delete(writing),
    );
    this.#writing.add(writing);
  };

  /** Resolves when everything noted so far is written. */
  async settle(): Promise<void> {
    while (this.#writing.size > 0) await Promise.all(this.#writing);
  }

  async #write(look: Parameters<typeof writeLook>[1], key: string): Promise<void> {
    const { pool, log } = this.#dependencies;
    try {
      await writeLook(pool, look);
    } catch (failure) {
      // The next look of the day tries again.
      this.#noted.delete(key);
      log.warn({ failure: loggable(failure) }, 'audit log: a look could not be noted');
    }
  }
}
