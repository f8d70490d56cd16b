import type { Pool } from 'pg';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import { AnswerFigures } from './answer-figures.ts';
import { JobFigures } from './job-figures.ts';
import { CacheFigures } from './cache-figures.ts';
import { MailFigures } from './mail-figures.ts';
import { PageFigures } from './page-figures.ts';
import { PoolFigures } from './pool-figures.ts';

interface StudioMetricsDependencies {
  /** Where the jobs of all processes are read. */
  readonly pool: Pool;
  readonly now: () => Date;
}

/** All metrics of this process. No label contains user input: routes are patterns, reasons and kinds are closed lists. */
export class StudioMetrics {
  readonly answers: AnswerFigures;
  readonly jobs: JobFigures;
  readonly kept: CacheFigures;
  readonly mails: MailFigures;
  readonly pages: PageFigures;
  readonly pools: PoolFigures;
  readonly #registry = new Registry();

  constructor({ pool, now }: StudioMetricsDependencies) {
    const registry = this.#registry;
    this.answers = new AnswerFigures(registry);
    this.pools = new PoolFigures(registry);
    this.jobs = new JobFigures({ registry, pool, now });
    this.mails = new MailFigures(registry);
    this.kept = new CacheFigures(registry);
    this.pages = new PageFigures(registry);
  }

  /** Adds what runs: the version of the site's build, undefined when nothing is built. */
  watchBuild(release: string | undefined): void {
    new Gauge({
      name: 'lifted_build_info',
      help: 'Always 1; the labels say what runs',
      labelNames: ['release', 'node'],
      registers: [this.#registry],
    }).set({ release: release ?? 'none', node: process.version }, 1);
  }

  /** Adds metrics of the process itself: event loop, memory, CPU, garbage collection. Once per process. */
  watchProcess(): void {
    collectDefaultMetrics({ register: this.#registry, eventLoopMonitoringPrecision: EVENT_LOOP_LOOK_MS });
  }

  /** Adds whether the process is ready for traffic, checked at every scrape. */
  watchReadiness(readiness: () => Promise<string>): void {
    new Gauge({
      name: 'lifted_ready',
      help: '1 when the process should be sent work, as /readyz says',
      registers: [this.#registry],
      async collect() {
        this.set((await readiness()) === 'ready' ? 1 : 0);
      },
    });
  }

  /** All metrics in Prometheus' text format. */
  text(): Promise<string> {
    return this.#registry.metrics();
  }

  get contentType(): string {
    return this.#registry.contentType;
  }
}

const EVENT_LOOP_LOOK_MS = 20;
