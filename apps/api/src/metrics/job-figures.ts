import { SECOND_MS } from '@lifted/domain/studio-calendar';
import { Counter, Gauge, type Registry } from 'prom-client';

/** Work that is done again and again beside the requests. */
export class JobFigures {
  readonly #runs: Counter<'job' | 'outcome'>;
  readonly #lastSuccess: Gauge<'job'>;
  readonly #now: () => Date;

  constructor(registry: Registry, now: () => Date) {
    this.#now = now;
    const registers = [registry];
    this.#runs = new Counter({
      name: 'lifted_job_runs_total',
      help: 'Runs of what is done regularly, by outcome: `done` or `failed`',
      labelNames: ['job', 'outcome'],
      registers,
    });
    this.#lastSuccess = new Gauge({
      name: 'lifted_job_last_success_timestamp_seconds',
      help: 'When a run of this process was last done',
      labelNames: ['job'],
      registers,
    });
  }

  note(job: string, outcome: 'done' | 'failed'): void {
    this.#runs.inc({ job, outcome });
    if (outcome === 'done') this.#lastSuccess.set({ job }, this.#now().getTime() / SECOND_MS);
  }
}
