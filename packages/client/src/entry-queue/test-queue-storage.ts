import type { QueueStorage, RefusedCommand, WaitingCommand } from './queue-storage.ts';

/** A storage for tests: survives the queues that use it, as a browser's does. */
export class TestQueueStorage<C extends { readonly id: string }> implements QueueStorage<C> {
  #waiting: readonly WaitingCommand<C>[] = [];
  #refused: readonly RefusedCommand<C>[] = [];
  #lastKey = 0;
  /** Set: nothing more can be stored. */
  isFull = false;

  async append(commands: readonly C[]): Promise<void> {
    if (this.isFull) throw new Error('The device is full.');
    this.#waiting = [
      ...this.#waiting,
      ...commands.map((command) => {
        this.#lastKey += 1;
        return { key: this.#lastKey, command };
      }),
    ];
  }

  async first(most: number): Promise<readonly WaitingCommand<C>[]> {
    return this.#waiting.slice(0, most);
  }

  async all() {
    return { waiting: this.#waiting, refused: this.#refused };
  }

  async settle(keys: readonly number[], refused: readonly RefusedCommand<C>[]): Promise<void> {
    this.#waiting = this.#waiting.filter(({ key }) => !keys.includes(key));
    this.#refused = [...this.#refused, ...refused];
  }

  async dismiss(ids: readonly string[]): Promise<void> {
    this.#refused = this.#refused.filter(({ command }) => !ids.includes(command.id));
  }
}
