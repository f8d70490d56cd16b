import { SECOND_MS } from '@lifted/domain/calendar/studio-calendar';
import { Counter, Gauge, type Registry } from 'prom-client';

/** Work that is done again and again beside the requests. The label is `task`: `job` is Prometheus' own. */
export class JobFigures {
  readonly #runs: Counter<'task' | 'outcome'>;
  readonly #lastSuccess: Gauge<'task'>;
  readonly #now: () => Date;

  constructor(registry: Registry, now: () => Date) {
    this.#now = now;
    const registers = [registry];
    this.#runs = new Counter({
      name: 'lifted_job_runs_total',
      help: 'Runs of what is done regularly, by outcome: `done` or `failed`',
      labelNames: ['task', 'outcome'],
      registers,
    });
    this.#lastSuccess = new Gauge({
      name: 'lifted_job_last_success_timestamp_seconds',
      help: 'When a run of this process was last done',
      labelNames: ['task'],
      registers,
    });
  }

  note(task: string, outcome: 'done' | 'failed'): void {
    this.#runs.inc({ task, outcome });
    if (outcome === 'done') this.#lastSuccess.set({ task }, this.#now().getTime() / SECOND_MS);
  }
}
