import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { Pool } from 'pg';
import { SECOND_MS } from '@lifted/domain/calendar/studio-calendar';

/** Upper bounds in seconds; after five seconds a request for a connection is refused. */
const WAIT_BOUNDS_S = [0.001, 0.005, 0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

interface WatchedPool {
  readonly pool: Pool;
  /** How often a connection was idle. */
  takenAtOnce: number;
}

/**
 * Database connections: how many there are, their state, and how long requests wait for one. Only requests that find no
 * idle connection are timed: they are few, so the others cost nothing.
 */
export function watchPools(registry: Registry): (name: string, pool: Pool) => void {
  const registers = [registry];
  const labelNames = ['pool'] as const;
  const pools = new Map<string, WatchedPool>();
  const gauge = (name: string, help: string, count: (pool: Pool) => number) =>
    new Gauge({
      name,
      help,
      labelNames,
      registers,
      collect() {
        for (const [name, { pool }] of pools) this.set({ pool: name }, count(pool));
      },
    });
  gauge('lifted_pool_connections', 'Open connections to the database', (pool) => pool.totalCount);
  gauge('lifted_pool_idle_connections', 'Open connections nobody uses', (pool) => pool.idleCount);
  gauge('lifted_pool_waiting', 'Requests for a connection that wait', (pool) => pool.waitingCount);
  gauge('lifted_pool_largest', 'Most connections there may be', (pool) => pool.options.max ?? 0);
  new Counter({
    name: 'lifted_pool_taken_at_once_total',
    help: 'Requests for a connection that found an idle one',
    labelNames,
    registers,
    collect() {
      this.reset();
      for (const [name, { takenAtOnce }] of pools) this.inc({ pool: name }, takenAtOnce);
    },
  });
  const waits = new Histogram({
    name: 'lifted_pool_wait_seconds',
    help: 'How long a connection was waited for when none was idle',
    labelNames,
    buckets: WAIT_BOUNDS_S,
    registers,
  });
  return (name, pool) => {
    const watched = { pool, takenAtOnce: 0 };
    pools.set(name, watched);
    const ofPool = waits.labels({ pool: name });
    timeWaits(watched, (seconds) => ofPool.observe(seconds));
  };
}

/** Times the pool's `connect`, which its `query` also uses; both of its call forms are kept. */
function timeWaits(watched: WatchedPool, observe: (seconds: number) => void): void {
  const { pool } = watched;
  const connect: unknown = Reflect.get(pool, 'connect');
  if (typeof connect !== 'function') throw new Error('A pool has to hand out connections.');
  const timed = (...sent: unknown[]): unknown => {
    if (pool.idleCount > 0) {
      watched.takenAtOnce += 1;
      return Reflect.apply(connect, pool, sent);
    }
    const since = performance.now();
    const note = () => observe((performance.now() - since) / SECOND_MS);
    const [done] = sent;
    if (typeof done === 'function') {
      return Reflect.apply(connect, pool, [
        (...answer: unknown[]): unknown => {
          note();
          return Reflect.apply(done, undefined, answer);
        },
      ]);
    }
    const connecting: unknown = Reflect.apply(connect, pool, []);
    if (connecting instanceof Promise) connecting.then(note, note);
    return connecting;
  };
  Object.defineProperty(pool, 'connect', { value: timed, configurable: true, writable: true });
}
