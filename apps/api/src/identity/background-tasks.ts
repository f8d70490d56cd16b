import { loggable } from '../http/failures.ts';

interface TaskLog {
  readonly warn: (facts: object, message: string) => void;
}

/** Work that goes on after its request was answered, so that how long it takes tells nobody anything. */
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

  /** Resolves when everything that was begun is done. */
  async settle(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running);
  }
}
