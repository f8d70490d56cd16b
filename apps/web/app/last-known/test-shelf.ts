import type { AtShelf, Shelf } from './shelf.ts';

/** A shelf in memory on which work waits for the work before it, as it does in a browser. */
export function testShelf(): { readonly atShelf: AtShelf; readonly kept: Map<string, unknown> } {
  const kept = new Map<string, unknown>();
  const shelf: Shelf = {
    get: async (name) => kept.get(name),
    put: async (name, content) => kept.set(name, content),
    delete: async (name) => kept.delete(name),
    clear: async () => kept.clear(),
  };
  let before: Promise<unknown> = Promise.resolve();
  return {
    kept,
    atShelf(_mode, work) {
      const done = before.then(() => work(shelf));
      before = done.catch(() => undefined);
      return done;
    },
  };
}
