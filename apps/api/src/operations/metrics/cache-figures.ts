import { Counter, Gauge, type Registry } from 'prom-client';

/** A cache that counts its hits and misses. */
interface WatchedCache {
  readonly hits: number;
  readonly misses: number;
  readonly bytes: number;
}

/** Counts hits, misses and size of the response caches. */
export function countCaches(registry: Registry, caches: Readonly<Record<string, WatchedCache>>): void {
  const registers = [registry];
  new Counter({
    name: 'lifted_kept_answers_total',
    help: 'Questions to the memory of answers: `hit`, it had the answer; `miss`, the database was asked',
    labelNames: ['of', 'outcome'],
    registers,
    collect() {
      this.reset();
      for (const [of, { hits, misses }] of Object.entries(caches)) {
        this.inc({ of, outcome: 'hit' }, hits);
        this.inc({ of, outcome: 'miss' }, misses);
      }
    },
  });
  new Gauge({
    name: 'lifted_kept_bytes',
    help: 'What the answers in memory weigh',
    labelNames: ['of'],
    registers,
    collect() {
      for (const [of, { bytes }] of Object.entries(caches)) this.set({ of }, bytes);
    },
  });
}
