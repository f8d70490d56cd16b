import type { Transact, KeyValueStore } from './browser-store.ts';

/** A store in memory; transactions run one after another, as in a browser. */
export function testStore(): { readonly transact: Transact; readonly stored: Map<string, unknown> } {
  const stored = new Map<string, unknown>();
  const entries: KeyValueStore = {
    get: async (name) => stored.get(name),
    put: async (name, content) => stored.set(name, content),
    delete: async (name) => stored.delete(name),
    clear: async () => stored.clear(),
  };
  let before: Promise<unknown> = Promise.resolve();
  return {
    stored,
    transact(_mode, work) {
      const done = before.then(() => work(entries));
      before = done.catch(() => undefined);
      return done;
    },
  };
}
