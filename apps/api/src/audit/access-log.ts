import { berlinDate } from '@lifted/domain/calendar/studio-calendar';
import type { Pool } from 'pg';
import { BackgroundTasks } from '../http/background-tasks.ts';
import type { WarnLog } from '../http/errors/failures.ts';
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
  readonly #writing: BackgroundTasks;
  #day = '';

  constructor(dependencies: AccessLogDependencies) {
    this.#dependencies = dependencies;
    this.#writing = new BackgroundTasks(dependencies.log);
  }

  readonly record = (uid: string, customerNumber: number): void => {
    const { pool, now } = this.#dependencies;
    const at = now();
    const day = berlinDate(at);
    if (day !== this.#day || this.#recorded.size >= MOST_RECORDED) this.#recorded.clear();
    this.#day = day;
    const key = `${customerNumber} ${uid}`;
    if (this.#recorded.has(key)) return;
    this.#recorded.add(key);
    this.#writing.run('audit log', async () => {
      try {
        await writeAccess(pool, { at, uid, customerNumber });
      } catch (failure) {
        // The next access of the day tries again.
        this.#recorded.delete(key);
        throw failure;
      }
    });
  };

  /** Resolves when everything recorded so far is written. */
  settle(): Promise<void> {
    return this.#writing.settle();
  }
}
