import type { Transact, KeyValueStore } from './browser-store.ts';

/** A store in memory; transactions run one after another, as in a browser. */
export function testStore(): { readonly transact: Transact; readonly kept: Map<string, unknown> } {
  const kept = new Map<string, unknown>();
  const entries: KeyValueStore = {
    get: async (name) => kept.get(name),
    put: async (name, content) => kept.set(name, content),
    delete: async (name) => kept.delete(name),
    clear: async () => kept.clear(),
  };
  let before: Promise<unknown> = Promise.resolve();
  return {
    kept,
    transact(_mode, work) {
      const done = before.then(() => work(entries));
      before = done.catch(() => undefined);
      return done;
    },
  };
}
