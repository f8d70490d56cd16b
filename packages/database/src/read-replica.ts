import type pg from 'pg';
import { type DatabaseLog, errorCode } from '@lifted/embedded-postgres/database-log';

/** Pause after a failure, so that not every read waits for it. */
const REST_MS = 5000;
/** A frozen replica would never respond; after this time the primary is asked. */
const PATIENCE_MS = 2000;

/** A replica, slightly behind the primary. Callers check that what they read is recent enough. */
export class ReadReplica {
  readonly #pool: pg.Pool;
  readonly #log: DatabaseLog;
  #restsUntil = Number.NEGATIVE_INFINITY;
  #failed = false;

  constructor(pool: pg.Pool, log: DatabaseLog) {
    this.#pool = pool;
    this.#log = log;
  }

  /** Runs `read` on one session of the replica. Undefined when the replica cannot be used now: ask the primary. */
  async read<Result>(
    read: (client: pg.PoolClient) => Promise<Result | undefined>,
  ): Promise<Result | undefined> {
    if (performance.now() < this.#restsUntil) return undefined;
    try {
      const result = await this.#readOnce(read);
      if (this.#failed) this.#log('database.replica_is_back');
      this.#failed = false;
      return result;
    } catch (error) {
      // Whatever failed: the primary answers, or reports the error if the query is wrong.
      if (!this.#failed) this.#log('database.replica_lost', { code: errorCode(error) });
      this.#failed = true;
      this.#restsUntil = performance.now() + REST_MS;
      return undefined;
    }
  }

  async #readOnce<Result>(read: (client: pg.PoolClient) => Promise<Result>): Promise<Result> {
    const client = await this.#pool.connect();
    let broken = true;
    try {
      const result = await withinPatience(readInTransaction(client, read));
      broken = false;
      return result;
    } finally {
      client.release(broken);
    }
  }

  /** Its pool, to be watched. */
  get pool(): pg.Pool {
    return this.#pool;
  }

  close(): Promise<void> {
    return this.#pool.end();
  }
}

async function readInTransaction<Result>(
  client: pg.PoolClient,
  read: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  await client.query('begin read only');
  const result = await read(client);
  await client.query('commit');
  return result;
}

async function withinPatience<Result>(work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The replica does not answer.')), PATIENCE_MS);
  });
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
