import { SECOND_MS } from '@lifted/domain/studio-calendar';
import { ApiUnreachable } from './api-problem.ts';
import type { Remote, StandIn } from './remote.ts';

/** An answer younger than this is not asked for again, so that a quick look at another page costs nothing. */
export const FRESH_FOR_MS = 30 * SECOND_MS;

interface KeptAnswerOptions<T> {
  /** What it is called in the console; never whom it is about. */
  readonly name: string;
  readonly load: () => Promise<T>;
  readonly standIn?: StandIn;
  /** Epoch milliseconds. */
  readonly now?: () => number;
}

/**
 * One answer of the API that outlives the page that asked for it. It is asked for once however many look at it, asked
 * for again when it has aged, and what was loaded stays while a refresh is on its way or fails. Where nobody answers, what
 * was known before stands in, and says since when.
 */
export class KeptAnswer<T> {
  readonly #name: string;
  readonly #load: () => Promise<T>;
  readonly #standIn: StandIn | undefined;
  readonly #now: () => number;
  readonly #listeners = new Set<() => void>();
  #remote: Remote<T> = { state: 'loading' };
  #loadedAt = Number.NEGATIVE_INFINITY;
  #running: Promise<void> | null = null;

  constructor({ name, load, standIn, now = Date.now }: KeptAnswerOptions<T>) {
    this.#name = name;
    this.#load = load;
    this.#standIn = standIn;
    this.#now = now;
  }

  readonly read = (): Remote<T> => this.#remote;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Asks again unless the answer is fresh or on its way; resolves when it is decided, and never throws. */
  refresh(): Promise<void> {
    if (this.#running !== null) return this.#running;
    if (this.#now() - this.#loadedAt < FRESH_FOR_MS) return Promise.resolve();
    this.#running = this.#ask().finally(() => {
      this.#running = null;
    });
    return this.#running;
  }

  async #ask(): Promise<void> {
    const asked = this.#load().catch((failure: unknown) => this.#onceMore(failure));
    const stoodIn = this.#standIn?.(asked, (known) => this.#become(this.#older(known)));
    try {
      const value = await asked;
      this.#loadedAt = this.#now();
      this.#become({ state: 'loaded', value });
    } catch (failure) {
      console.error(`${this.#name} did not load.`, failure);
      const error = failure instanceof Error ? failure : new Error(String(failure));
      if ((await stoodIn) !== true && this.#remote.state !== 'loaded')
        this.#become({ state: 'failed', error });
    }
  }

  /** What is shown already stays and tells its age; otherwise what was known. */
  #older(known: { readonly value: T; readonly asOf: number }): Remote<T> {
    return this.#remote.state === 'loaded'
      ? { asOf: this.#loadedAt, ...this.#remote }
      : { state: 'loaded', ...known };
  }

  /** When nobody answered, one more try; a refusal stays one. */
  #onceMore(failure: unknown): Promise<T> {
    if (failure instanceof ApiUnreachable) return this.#load();
    throw failure;
  }

  #become(remote: Remote<T>): void {
    this.#remote = remote;
    for (const listener of this.#listeners) listener();
  }
}
