/** The database of the last known answers. */
export const LAST_KNOWN = 'last-known';

/**
 * Deletes all last known answers from this device. Resolves when they are gone, or when another tab delays the deletion
 * until it is done; a database that cannot be deleted never existed.
 */
export function forgetLastKnown(): Promise<void> {
  return new Promise((resolve) => {
    const removal = indexedDB.deleteDatabase(LAST_KNOWN);
    removal.onsuccess = removal.onerror = removal.onblocked = () => resolve();
  });
}
