import type { Page } from '@playwright/test';

/** The API answers stored in this browser, by name; the empty name is the ledger. Null when the database does not exist. */
export function knownHere(page: Page): Promise<Readonly<Record<string, unknown>> | null> {
  return page.evaluate(async () => {
    const outcome = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error('no reason'));
      });
    const databases = await indexedDB.databases();
    if (!databases.some(({ name }) => name === 'last-known')) return null;
    const database = await outcome(indexedDB.open('last-known'));
    try {
      const answers = database.transaction('answers').objectStore('answers');
      const [names, contents] = await Promise.all([
        outcome(answers.getAllKeys()),
        outcome<unknown[]>(answers.getAll()),
      ]);
      return Object.fromEntries(
        names.flatMap((name, at) => (typeof name === 'string' ? [[name, contents[at]]] : [])),
      );
    } finally {
      database.close();
    }
  });
}

/** The names of the stored answers, without the ids of people. */
export async function kindsKnownHere(page: Page): Promise<string[]> {
  const names = Object.keys((await knownHere(page)) ?? {}).filter((name) => name !== '');
  return names.map((name) => (name.startsWith('wod ') ? name : (name.split(' ')[0] ?? name)));
}
