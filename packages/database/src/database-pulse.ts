import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { FailFastPool } from './fail-fast-pool.ts';
import type { DatabaseLog } from '@lifted/embedded-postgres/database-log';

/** Result of one probe of the database. */
type Beat = 'answered' | 'silent' | 'ended';

const BEAT_MS = 500;
/** With the pause before it, the pool is told after at most 1.5 s of silence. */
const PATIENCE_MS = 1000;

/**
 * Probes the database twice a second on its own connection, and tells the pool when it stops responding. Slow statements
 * do not count as silence, nor do refused connections: callers see those errors themselves.
 */
class DatabasePulse {
  readonly #connection: pg.ClientConfig;
  readonly #pool: FailFastPool;
  readonly #log: DatabaseLog;
  readonly #stop = new AbortController();
  #silent = false;

  constructor(connection: pg.ClientConfig, pool: FailFastPool, log: DatabaseLog) {
    this.#connection = connection;
    this.#pool = pool;
    this.#log = log;
  }

  async run(): Promise<void> {
    while (!this.#stop.signal.aborted) await this.#watchOnce();
  }

  close(): void {
    this.#stop.abort();
  }

  /** One connection, from its beginning until it is silent or ends. */
  async #watchOnce(): Promise<void> {
    const client = new pg.Client({
      application_name: 'lifted pulse',
      ...this.#connection,
      connectionTimeoutMillis: PATIENCE_MS,
    });
    // The failing query reports a connection that ends.
    client.on('error', () => undefined);
    try {
      for (let beat = await this.#beat(client.connect()); this.#judge(beat) === 'answered';) {
        await this.#rest();
        if (this.#stop.signal.aborted) return;
        beat = await this.#beat(client.query('select 1'));
      }
      await this.#rest();
    } finally {
      client.end().catch(() => undefined);
    }
  }

  async #beat(asked: Promise<unknown>): Promise<Beat> {
    const lost = new AbortController();
    const answer = asked.then(
      (): Beat => 'answered',
      (error: unknown): Beat => (isTimeout(error) ? 'silent' : 'ended'),
    );
    const beat = await Promise.race([answer, tooLate(lost.signal)]);
    lost.abort();
    return beat;
  }

  #judge(beat: Beat): Beat {
    const silent = beat === 'silent';
    if (silent !== this.#silent) this.#log(silent ? 'database.silent' : 'database.heard');
    this.#silent = silent;
    if (silent) this.#pool.fallSilent();
    else this.#pool.hear();
    return beat;
  }

  async #rest(): Promise<void> {
    await pause(BEAT_MS, undefined, { signal: this.#stop.signal, ref: false }).catch(() => undefined);
  }
}

/** The driver's error when a connection times out. */
function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.message === 'timeout expired';
}

/** If this process was busy, the response may be waiting to be read: it is read before the probe times out. */
async function tooLate(signal: AbortSignal): Promise<Beat> {
  await pause(PATIENCE_MS, undefined, { signal, ref: false }).catch(() => undefined);
  await nextTurn();
  await nextTurn();
  return 'silent';
}

/** Watches the pool's database until `close`. */
export function watchPulse(
  connection: pg.ClientConfig,
  pool: FailFastPool,
  log: DatabaseLog,
): { close(): void } {
  const pulse = new DatabasePulse(connection, pool, log);
  void pulse.run();
  return { close: () => pulse.close() };
}
