interface StandInRequest {
  onsuccess?: () => void;
  onupgradeneeded?: () => void;
  readonly result: unknown;
}

type Databases = Map<string, Map<string, unknown>>;

/** Null: what is stored is gone at once. */
let databases: Databases | null = null;

/**
 * From here on the browser stores what is noted for a member. It outlives the pages a test opens; `endBrowserStore` empties
 * it.
 */
export function stubBrowserStore(): void {
  databases = new Map();
}

/** To be called after a test. Its pages may still store what they have read, when the browser is idle: that goes nowhere. */
export function endBrowserStore(): void {
  databases = null;
}

/** As much of IndexedDB as the store of last known answers uses, in memory. */
const IN_MEMORY = {
  open(name: string) {
    const all: Databases = databases ?? new Map();
    const entries = all.get(name) ?? new Map<string, unknown>();
    const isNew = !all.has(name);
    all.set(name, entries);
    const store = {
      get: (key: string) => answered(entries.get(key)),
      put: (content: unknown, key: string) => answered(entries.set(key, content)),
      delete: (key: string) => answered(entries.delete(key)),
      clear: () => answered(entries.clear()),
    };
    return answered(databaseWith(store), isNew);
  },
  deleteDatabase(name: string) {
    return answered(databases?.delete(name));
  },
};

function answered(result: unknown, isNew = false): StandInRequest {
  const request: StandInRequest = { result };
  queueMicrotask(() => {
    if (isNew) request.onupgradeneeded?.();
    request.onsuccess?.();
  });
  return request;
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

// A page stores what it has read when the browser is idle, which may be during the test after its own: each of them has this.
Object.defineProperty(globalThis, 'indexedDB', { configurable: true, value: IN_MEMORY });
