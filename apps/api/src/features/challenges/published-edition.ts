/**
 * Numbers the list of published challenges: a challenge comes into the list at its publishing time, without any row being
 * written, so no trigger tells of it. `announce` is told the next such time by every load; once it has passed, `at`
 * answers a new number. A time that no longer holds only costs one load more.
 */
export class PublishedEdition {
  #edition = 0;
  #next = Number.POSITIVE_INFINITY;

  /** The number of the list at this instant. */
  at(now: Date): number {
    if (now.getTime() >= this.#next) {
      this.#edition += 1;
      this.#next = Number.POSITIVE_INFINITY;
    }
    return this.#edition;
  }

  /** Something is published then; null: nothing is known to come. */
  announce(next: Date | null): void {
    if (next !== null) this.#next = Math.min(this.#next, next.getTime());
  }
}
