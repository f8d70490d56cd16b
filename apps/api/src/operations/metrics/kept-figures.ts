import { Counter, Gauge, type Registry } from 'prom-client';

/** A memory of answers that counts how often it had the one that was asked for. */
interface KeptBodies {
  readonly hits: number;
  readonly misses: number;
  readonly bytes: number;
}

/** Answers kept in memory: how often they were of use, and what they weigh. */
export class KeptFigures {
  readonly #kept = new Map<string, KeptBodies>();

  constructor(registry: Registry) {
    const registers = [registry];
    const kept = this.#kept;
    new Counter({
      name: 'lifted_kept_answers_total',
      help: 'Questions to the memory of answers: `hit`, it had the answer; `miss`, the database was asked',
      labelNames: ['of', 'outcome'],
      registers,
      collect() {
        this.reset();
        for (const [of, { hits, misses }] of kept) {
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
        for (const [of, { bytes }] of kept) this.set({ of }, bytes);
      },
    });
  }

  /** Watches a memory: `public` or `member`. */
  watch(of: string, bodies: KeptBodies): void {
    this.#kept.set(of, bodies);
  }
}
