import { Counter, Gauge, type Registry } from 'prom-client';

/** A cache that counts its hits and misses. */
interface WatchedCache {
  readonly hits: number;
  readonly misses: number;
  readonly bytes: number;
}

/** Hits, misses and size of the response caches. */
export class CacheFigures {
  readonly #caches = new Map<string, WatchedCache>();

  constructor(registry: Registry) {
    const registers = [registry];
    const caches = this.#caches;
    new Counter({
      name: 'lifted_kept_answers_total',
      help: 'Questions to the memory of answers: `hit`, it had the answer; `miss`, the database was asked',
      labelNames: ['of', 'outcome'],
      registers,
      collect() {
        this.reset();
        for (const [of, { hits, misses }] of caches) {
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
        for (const [of, { bytes }] of caches) this.set({ of }, bytes);
      },
    });
  }

  /** Watches a cache: `public` or `member`. */
  watch(of: string, cache: WatchedCache): void {
    this.#caches.set(of, cache);
  }
}
