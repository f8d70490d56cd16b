import { LAST_KNOWN } from './forget-last-known.ts';
import type { AtShelf } from './shelf.ts';

/** Raised when pages can no longer read what was kept in an older form of an answer; that is then thrown away. */
const FORM = 1;
const ANSWERS = 'answers';

/** The shelf in this browser's IndexedDB. Opened for each work, so that no open tab delays its removal. */
export const atBrowserShelf: AtShelf = async (mode, work) => {
  const database = await opened();
  try {
    const transaction = database.transaction(ANSWERS, mode);
    const answers = transaction.objectStore(ANSWERS);
    const shelf = {
      get: (name: string) => outcomeOf<unknown>(answers.get(name)),
      put: (name: string, content: unknown) => outcomeOf(answers.put(content, name)),
      delete: (name: string) => outcomeOf(answers.delete(name)),
      clear: () => outcomeOf(answers.clear()),
    };
    const [result] = await Promise.all([work(shelf), endOf(transaction)]);
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
  return error ?? new Error('The browser did not say why.');
}
