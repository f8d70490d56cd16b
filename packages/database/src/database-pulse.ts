import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { FailFastPool } from './fail-fast-pool.ts';
import type { DatabaseLog } from '@lifted/embedded-postgres/database-log';

/** Result of one probe of the database. */
type Beat = 'answered' | 'silent' | 'ended';

const BEAT_MS = 500;
/** Silence is counted in quarters, so that a time in which this process itself was busy and heard nobody counts as one. */
const QUARTERS = 4;
const QUARTER_MS = 250;
/** When a connection that nobody answers is given up; long after the pulse has called it silent. */
const CONNECT_TIMEOUT_MS = 5000;

/**
 * Probes the database twice a second on its own connection, and tells the pool when it stops responding: after at most 1.5 s.
 * Slow statements do not count as silence, nor do refused connections: callers see those errors themselves.
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
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
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
      (): Beat => 'ended',
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

/** If this process was busy in the last quarter, the response may be waiting to be read: it is read before this ends. */
async function tooLate(signal: AbortSignal): Promise<Beat> {
  for (let quarter = 0; quarter < QUARTERS && !signal.aborted; quarter += 1)
    await pause(QUARTER_MS, undefined, { signal, ref: false }).catch(() => undefined);
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
