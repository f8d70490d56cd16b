/** Wakes whoever rests; a ring during work is not lost, because the next rest then ends at once. */
export class WakeBell {
  #rings = 0;
  readonly #resting = new Set<() => void>();

  /** Rings so far; take it before looking for work and hand it to `rest`. */
  get rings(): number {
    return this.#rings;
  }

  ring(): void {
    this.#rings++;
    for (const wake of this.#resting) wake();
  }

  /** Resolves at the next ring after `heard`, at once when there was one, or after `longestMs`. */
  async rest(heard: number, longestMs: number): Promise<void> {
    if (this.#rings !== heard) return;
    await new Promise<void>((resolve) => {
      const wake = () => {
        clearTimeout(timer);
        this.#resting.delete(wake);
        resolve();
      };
      const timer = setTimeout(wake, longestMs);
      this.#resting.add(wake);
    });
  }
}
