import { loggable, type WarnLog } from './errors/failures.ts';

/** Work that continues after its request was answered, so that response times reveal nothing about it. */
export class BackgroundTasks {
  readonly #running = new Set<Promise<void>>();
  readonly #log: WarnLog;

  constructor(log: WarnLog) {
    this.#log = log;
  }

  run(name: string, work: () => Promise<void>): void {
    const task = work()
      .catch((failure: unknown) =>
        this.#log.warn({ task: name, failure: loggable(failure) }, 'background task failed'),
      )
      .finally(() => this.#running.delete(task));
    this.#running.add(task);
  }

  /** Resolves when all running tasks have finished. */
  async settle(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running);
  }
}
