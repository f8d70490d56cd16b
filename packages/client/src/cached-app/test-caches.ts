import type { BrowserCache, BrowserCaches } from './cached-app.ts';

/** The browser's caches for tests. */
export class TestCaches implements BrowserCaches {
  readonly #caches = new Map<string, Map<string, Response>>();
  /** Those that were deleted, which who had opened them may still write to. */
  readonly left: { addresses(): string[] }[] = [];

  async open(name: string): Promise<BrowserCache> {
    const entries = this.#caches.get(name) ?? new Map<string, Response>();
    this.#caches.set(name, entries);
    return {
      match: async (address) => entries.get(address)?.clone(),
      put: async (address, answer) => void entries.set(address, answer),
    };
  }

  async match(address: string): Promise<Response | undefined> {
    const caches = [...this.#caches.values()];
    return caches
      .map((entries) => entries.get(address))
      .find((cached) => cached !== undefined)
      ?.clone();
  }

  async keys(): Promise<string[]> {
    return [...this.#caches.keys()];
  }

  async delete(name: string): Promise<boolean> {
    const entries = this.#caches.get(name);
    if (entries !== undefined) this.left.push({ addresses: () => [...entries.keys()].toSorted() });
    return this.#caches.delete(name);
  }

  addressesIn(name: string): string[] {
    return [...(this.#caches.get(name)?.keys() ?? [])].toSorted();
  }
}
