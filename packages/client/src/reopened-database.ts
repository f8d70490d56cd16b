import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

interface DatabaseOptions<S extends DBSchema> {
  readonly name: string;
  /** Version of what is stored in it. */
  readonly form: number;
  /** Makes its stores, in a browser that has none yet. */
  readonly create: (created: IDBPDatabase<S>) => void;
}

/**
 * Answers an open database of this browser's IndexedDB, the same one until the connection ends: the browser drops those of pages
 * in the background, and another page may need it closed. It is opened again then, and after opening failed. Rejects where the
 * browser has no storage.
 */
export function reopenedDatabase<S extends DBSchema>({
  name,
  form,
  create,
}: DatabaseOptions<S>): () => Promise<IDBPDatabase<S>> {
  let opening: Promise<IDBPDatabase<S>> | undefined;
  const forget = () => {
    opening = undefined;
  };
  return () => {
    opening ??= openDB<S>(name, form, {
      upgrade: create,
      blocking(_current, _blocked, event) {
        if (event.target instanceof IDBDatabase) event.target.close();
        forget();
      },
      terminated: forget,
    }).catch((failure: unknown) => {
      forget();
      throw failure;
    });
    return opening;
  };
}
