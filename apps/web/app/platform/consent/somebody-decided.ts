import type { CONSENT_KEY } from './consent-store.ts';

// Duplicated here and checked by the compiler: every page needs it, and few need the store.
const KEY: typeof CONSENT_KEY = 'consent';

/** Whether anything was ever decided in this browser; the consent store says whether it is still valid. */
export function somebodyDecided(): boolean {
  try {
    return KEY in window.localStorage;
  } catch {
    // A browser without storage has no decisions.
    return false;
  }
}
