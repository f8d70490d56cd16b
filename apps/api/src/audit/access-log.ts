import { berlinDate } from '@lifted/domain/calendar/studio-calendar';
import type { Pool } from 'pg';
import { BackgroundTasks } from '../http/background-tasks.ts';
import type { WarnLog } from '../http/errors/failures.ts';
import { writeAccess, writeAccesses } from './audit-log-repository.ts';

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
  readonly #writing: BackgroundTasks;
  #day = '';

  constructor(dependencies: AccessLogDependencies) {
    this.#dependencies = dependencies;
    this.#writing = new BackgroundTasks(dependencies.log);
  }

  readonly record = (uid: string, customerNumber: number): void => {
    this.#write([`${customerNumber} ${uid}`], (at) =>
      writeAccess(this.#dependencies.pool, { at, uid, customerNumber }),
    );
  };

  /** The same for the customers of a list, such as a roster, in one statement. */
  readonly recordAll = (uid: string, customerIds: readonly string[]): void => {
    const keyOf = (id: string) => `id ${id} ${uid}`;
    const ids = customerIds.filter((id) => !this.#isRecorded(keyOf(id)));
    if (ids.length === 0) return;
    this.#write(ids.map(keyOf), (at) =>
      writeAccesses(this.#dependencies.pool, { at, uid, customerIds: ids }),
    );
  };

  /** Whether it was written today; with a new day all are forgotten. */
  #isRecorded(key: string): boolean {
    const day = berlinDate(this.#dependencies.now());
    if (day !== this.#day || this.#recorded.size >= MOST_RECORDED) this.#recorded.clear();
    this.#day = day;
    return this.#recorded.has(key);
  }

  #write(keys: readonly string[], write: (at: Date) => Promise<void>): void {
    if (keys.every((key) => this.#isRecorded(key))) return;
    const at = this.#dependencies.now();
    for (const key of keys) this.#recorded.add(key);
    this.#writing.run('audit log', async () => {
      try {
        await write(at);
      } catch (failure) {
        // The next access of the day tries again.
        for (const key of keys) this.#recorded.delete(key);
        throw failure;
      }
    });
  }

  /** Resolves when everything recorded so far is written. */
  settle(): Promise<void> {
    return this.#writing.settle();
  }
}
