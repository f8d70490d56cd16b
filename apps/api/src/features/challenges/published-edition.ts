/**
 * Numbers the list of published challenges: a challenge enters it at its publishing time, without a write, so no trigger
 * announces it. Every load passes the next such time to `announce`; once it has passed, `at` returns a new number. An
 * outdated time only costs an extra load.
 */
export class PublishedEdition {
  #edition = 0;
  #next = Number.POSITIVE_INFINITY;

  /** The number of the list at an instant. */
  at(now: Date): number {
    if (now.getTime() >= this.#next) {
      this.#edition += 1;
      this.#next = Number.POSITIVE_INFINITY;
    }
    return this.#edition;
  }

  /** When the next one is published; null if none is known. */
  announce(next: Date | null): void {
    if (next !== null) this.#next = Math.min(this.#next, next.getTime());
  }
}
