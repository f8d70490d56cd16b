import { LAST_KNOWN } from './forget-last-known.ts';

/** A key-value store in the browser, inside one transaction. */
export interface KeyValueStore {
  get(name: string): Promise<unknown>;
  put(name: string, content: unknown): Promise<unknown>;
  delete(name: string): Promise<unknown>;
  clear(): Promise<unknown>;
}

/** Runs work in one transaction, isolated from other tabs: all of it is applied, or nothing. */
export type Transact = <T>(
  mode: 'readonly' | 'readwrite',
  work: (store: KeyValueStore) => Promise<T>,
) => Promise<T>;

/** Increased when pages can no longer read stored answers of an older form; these are then dropped. */
const FORM = 1;
const ANSWERS = 'answers';

/** The store in this browser's IndexedDB. Opened per transaction, so that no open tab delays its removal. */
export const inBrowserStore: Transact = async (mode, work) => {
  const database = await opened();
  try {
    const transaction = database.transaction(ANSWERS, mode);
    const answers = transaction.objectStore(ANSWERS);
    const store = {
      get: (name: string) => outcomeOf<unknown>(answers.get(name)),
      put: (name: string, content: unknown) => outcomeOf(answers.put(content, name)),
      delete: (name: string) => outcomeOf(answers.delete(name)),
      clear: () => outcomeOf(answers.clear()),
    };
    const [result] = await Promise.all([work(store), endOf(transaction)]);
    return result;
  } finally {
    database.close();
  }
};

function opened(): Promise<IDBDatabase> {
  const opening = indexedDB.open(LAST_KNOWN, FORM);
  opening.onupgradeneeded = () => {
    const { result: database } = opening;
    if (database.objectStoreNames.contains(ANSWERS)) database.deleteObjectStore(ANSWERS);
    database.createObjectStore(ANSWERS);
  };
  return outcomeOf(opening);
}

function outcomeOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(failureOf(request));
  });
}

function endOf(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(failureOf(transaction));
  });
}

function failureOf({ error }: { readonly error: DOMException | null }): Error {
  return error ?? new Error('The browser gave no reason.');
}
