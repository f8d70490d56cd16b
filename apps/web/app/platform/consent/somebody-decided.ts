import type { CONSENT_KEY } from './consent-store.ts';

// Written here once more, checked by the compiler: every page asks this, and few need the store.
const KEY: typeof CONSENT_KEY = 'consent';

/** Whether anything was ever decided in this browser; which answer holds is the consent store's to say. */
export function somebodyDecided(): boolean {
  try {
    return KEY in window.localStorage;
  } catch {
    // A browser that keeps nothing was never asked.
    return false;
  }
}
