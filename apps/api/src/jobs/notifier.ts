/** Ends a wait early. A notification during work is not lost, because the next wait then ends at once. */
export class Notifier {
  #count = 0;
  readonly #waiting = new Set<() => void>();

  /** Notifications so far; take it before looking for work and hand it to `wait`. */
  get count(): number {
    return this.#count;
  }

  notify(): void {
    this.#count++;
    for (const wake of this.#waiting) wake();
  }

  /** Resolves at the next notification after `seen`, at once when there was one, or after `longestMs`. */
  async wait(seen: number, longestMs: number): Promise<void> {
    if (this.#count !== seen) return;
    await new Promise<void>((resolve) => {
      const wake = () => {
        clearTimeout(timer);
        this.#waiting.delete(wake);
        resolve();
      };
      const timer = setTimeout(wake, longestMs);
      this.#waiting.add(wake);
    });
  }
}
