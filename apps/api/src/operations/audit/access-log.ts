import { berlinDate } from '@lifted/domain/calendar/studio-calendar';
import type { Pool } from 'pg';
import { loggable, type WarnLog } from '../../http/errors/failures.ts';
import { writeAccess } from './audit-log-repository.ts';

interface AccessLogDependencies {
  readonly pool: Pool;
  readonly now: () => Date;
  readonly log: WarnLog;
}

/** Far more than a team reads in a day; above it the set is cleared and the table's unique index decides. */
const MOST_RECORDED = 50_000;

/**
 * Records that coaches and owners read someone's data: once per day, person and customer, in the background, so that no
 * response waits for it. Only the first access of a day in this process reaches the database.
 */
export class AccessLog {
  readonly #dependencies: AccessLogDependencies;
  readonly #recorded = new Set<string>();
  readonly #writing = new Set<Promise<void>>();
  #day = '';

  constructor(dependencies: AccessLogDependencies) {
    this.#dependencies = dependencies;
  }

  readonly record = (uid: string, customerNumber: number): void => {
    const at = this.#dependencies.now();
    const day = berlinDate(at);
    if (day !== this.#day || this.#recorded.size >= MOST_RECORDED) this.#recorded.clear();
    this.#day = day;
    const key = `${customerNumber} ${uid}`;
    if (this.#recorded.has(key)) return;
    this.#recorded.add(key);
    const writing = this.#write({ at, uid, customerNumber }, key).finally(() =>
      this.#writing.delete(writing),
    );
    this.#writing.add(writing);
  };

  /** Resolves when everything recorded so far is written. */
  async settle(): Promise<void> {
    while (this.#writing.size > 0) await Promise.all(this.#writing);
  }

  async #write(access: Parameters<typeof writeAccess>[1], key: string): Promise<void> {
    const { pool, log } = this.#dependencies;
    try {
      await writeAccess(pool, access);
    } catch (failure) {
      // The next access of the day tries again.
      this.#recorded.delete(key);
      log.warn({ failure: loggable(failure) }, 'audit log: an access could not be recorded');
    }
  }
}
