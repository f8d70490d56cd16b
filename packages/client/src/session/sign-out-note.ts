/** The database whose being there is the note. */
export const SIGNED_OUT = 'signed-out';

/**
 * That somebody signed out in this browser and nobody signed in since. It is on the disk as soon as it is written, which
 * local storage may take a minute for: killed before, a browser would have the profile again.
 */
export interface SignOutNote {
  /** Resolves when it will outlast the browser. */
  readonly write: () => Promise<void>;
  readonly erase: () => void;
  readonly isThere: () => Promise<boolean>;
}

/** The note in this browser. Rejects where nothing can be stored. */
export const noteHere: SignOutNote = {
  write: () =>
    new Promise((resolve, reject) => {
      const opening = indexedDB.open(SIGNED_OUT);
      opening.onsuccess = () => {
        opening.result.close();
        resolve();
      };
      opening.onerror = () => reject(opening.error ?? new Error('The browser gave no reason.'));
    }),
  erase: () => void indexedDB.deleteDatabase(SIGNED_OUT),
  isThere: async () => (await indexedDB.databases()).some(({ name }) => name === SIGNED_OUT),
};
