import { loggable } from '../http/errors/failures.ts';

interface TaskLog {
  readonly warn: (facts: object, message: string) => void;
}

/** Work that continues after its request was answered, so that response times reveal nothing about it. */
export class BackgroundTasks {
  readonly #running = new Set<Promise<void>>();
  readonly #log: TaskLog;

  constructor(log: TaskLog) {
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
