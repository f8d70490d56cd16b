/** How long an answer is given again before the question is asked another time. */
const KEPT_MS = 500;

/**
 * One answer for everybody who asks at about the same time: the question is asked once at a time, and what it answered is
 * given again for half a second. However many ask, it is asked at most twice a second. A rejection is not kept.
 */
export class RecentAnswer<T> {
  readonly #ask: () => Promise<T>;
  readonly #clock: () => number;
  #asking: Promise<T> | undefined;
  #answer: { readonly value: T; readonly at: number } | undefined;

  /** `clock`: milliseconds that only go up. */
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
