/** The database of the last known answers. */
export const LAST_KNOWN = 'last-known';

/**
 * Removes everything known before from this device. Resolves when it is gone, at the latest when a tab that still works at
 * it is done; what cannot be removed was never there.
 */
export function forgetLastKnown(): Promise<void> {
  return new Promise((resolve) => {
    const removal = indexedDB.deleteDatabase(LAST_KNOWN);
    removal.onsuccess = removal.onerror = removal.onblocked = () => resolve();
  });
}
