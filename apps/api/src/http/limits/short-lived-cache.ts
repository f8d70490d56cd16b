/** How long a value is reused. */
const KEPT_MS = 500;

/**
 * Loads a value at most twice a second for all callers: concurrent calls share one load, and its value is reused for half a
 * second. A rejection is not cached.
 */
export class ShortLivedCache<T> {
  readonly #ask: () => Promise<T>;
  readonly #clock: () => number;
  #asking: Promise<T> | undefined;
  #answer: { readonly value: T; readonly at: number } | undefined;

  /** `clock`: monotonic milliseconds. */
  constructor(ask: () => Promise<T>, clock: () => number = () => performance.now()) {
    this.#ask = ask;
    this.#clock = clock;
  }

  async get(): Promise<T> {
    if (this.#answer !== undefined && this.#clock() - this.#answer.at < KEPT_MS) return this.#answer.value;
    this.#asking ??= this.#askOnce();
    return this.#asking;
  }

  async #askOnce(): Promise<T> {
    try {
      const value = await this.#ask();
      this.#answer = { value, at: this.#clock() };
      return value;
    } finally {
      this.#asking = undefined;
    }
  }
}
