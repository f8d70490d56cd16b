import type { PolicyReport } from '@lifted/domain/measurement/policy-report';
import type { Pool } from 'pg';
import { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client';
import { countAnswers } from './answer-figures.ts';
import { watchArchive } from './archive-figures.ts';
import { countCaches } from './cache-figures.ts';
import { countJobs } from './job-figures.ts';
import { countPages } from './page-figures.ts';
import { watchPools } from './pool-figures.ts';

interface WatchedServer {
  /** Version of the site's build; undefined when nothing is built. */
  readonly release: string | undefined;
  readonly readiness: () => Promise<string>;
  readonly caches: Parameters<typeof countCaches>[1];
}

const EVENT_LOOP_LOOK_MS = 20;

/** All metrics of this process. No label contains user input: routes are patterns, reasons and kinds are closed lists. */
export class StudioMetrics {
  readonly #registry = new Registry();
  readonly countAnswer = countAnswers(this.#registry);
  readonly countPage = countPages(this.#registry);
  readonly countPolicyReport = countPolicyReports(this.#registry);
  readonly watchPool = watchPools(this.#registry);
  readonly mailDeliveries = new Counter({
    name: 'lifted_mail_deliveries_total',
    help: 'Mails handed to the mail server: `sent`, or `failed` and tried again',
    labelNames: ['kind', 'outcome'],
    registers: [this.#registry],
  });
  readonly pushDeliveries = new Counter({
    name: 'lifted_push_deliveries_total',
    help: 'Messages handed to push services: `sent`, `gone` with the device, or `failed` and tried again',
    labelNames: ['outcome'],
    registers: [this.#registry],
  });
  readonly webhookDeliveries = new Counter({
    name: 'lifted_webhook_deliveries_total',
    help: 'Tries to tell webhooks something: `delivered`, or `failed` and tried again',
    labelNames: ['outcome'],
    registers: [this.#registry],
  });
  readonly countJob: ReturnType<typeof countJobs>;

  /** `pool`: where the jobs of all processes are read. */
  constructor(pool: Pool, now: () => Date) {
    this.countJob = countJobs(this.#registry, pool, now);
    watchArchive(this.#registry, pool);
  }

  /** Adds what runs, whether it is ready for traffic (checked at every scrape), and its caches. */
  watchServer({ release, readiness, caches }: WatchedServer): void {
    const registers = [this.#registry];
    new Gauge({
      name: 'lifted_build_info',
      help: 'Always 1; the labels say what runs',
      labelNames: ['release', 'node'],
      registers,
    }).set({ release: release ?? 'none', node: process.version }, 1);
    new Gauge({
      name: 'lifted_ready',
      help: '1 when the process should be sent work, as /readyz says',
      registers,
      async collect() {
        this.set((await readiness()) === 'ready' ? 1 : 0);
      },
    });
    countCaches(this.#registry, caches);
  }

  /** Adds metrics of the process itself: event loop, memory, CPU, garbage collection. Once per process. */
  watchProcess(): void {
    collectDefaultMetrics({ register: this.#registry, eventLoopMonitoringPrecision: EVENT_LOOP_LOOK_MS });
  }

  /** All metrics in Prometheus' text format. */
  text(): Promise<string> {
    return this.#registry.metrics();
  }

  get contentType(): string {
    return this.#registry.contentType;
  }
}

/** Counts what browsers reported of the policies of pages. */
export function countPolicyReports(registry: Registry): (report: PolicyReport) => void {
  const reports = new Counter({
    name: 'lifted_policy_reports_total',
    help: 'What browsers refused because of the policy of a page and reported: by rule, kind of page, and what it was',
    labelNames: ['directive', 'page', 'blocked'],
    registers: [registry],
  });
  return ({ directive, page, blocked }) => reports.inc({ directive, page, blocked });
}
