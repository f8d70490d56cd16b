import { vi } from 'vitest';

interface StandInRequest {
  onsuccess?: () => void;
  onupgradeneeded?: () => void;
  readonly result: unknown;
}

/**
 * A browser that stores what is noted for a member: as much of IndexedDB as the store of last known answers uses, in memory.
 * It outlives the pages a test opens; `vi.unstubAllGlobals()` takes it away.
 */
export function stubBrowserStore(): void {
  const databases = new Map<string, Map<string, unknown>>();
  const answered = (result: unknown, isNew = false): StandInRequest => {
    const request: StandInRequest = { result };
    queueMicrotask(() => {
      if (isNew) request.onupgradeneeded?.();
      request.onsuccess?.();
    });
    return request;
  };
  vi.stubGlobal('indexedDB', {
    open(name: string) {
      const kept = databases.get(name) ?? new Map<string, unknown>();
      const isNew = !databases.has(name);
      databases.set(name, kept);
      const store = {
        get: (key: string) => answered(kept.get(key)),
        put: (content: unknown, key: string) => answered(kept.set(key, content)),
        delete: (key: string) => answered(kept.delete(key)),
        clear: () => answered(kept.clear()),
      };
      return answered(databaseWith(store), isNew);
    },
    deleteDatabase(name: string) {
      return answered(databases.delete(name));
    },
  });
}

function databaseWith(store: object) {
  return {
    objectStoreNames: { contains: () => false },
    createObjectStore: () => store,
    close: () => undefined,
    transaction() {
      const transaction: { oncomplete?: () => void; readonly objectStore: () => object } = {
        objectStore: () => store,
      };
      setTimeout(() => transaction.oncomplete?.(), 0);
      return transaction;
    },
  };
}
