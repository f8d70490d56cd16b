import type { ConsentCategory, ConsentDecision, ConsentState } from './consent.ts';
import { useSyncExternalStore } from 'react';
import { consentStore } from './consent-store.ts';

/** A visitor's decision about one category, and how to change it. */
export interface Consent {
  readonly state: ConsentState;
  /** The stored answer; null while there is none. */
  readonly decision: ConsentDecision | null;
  readonly grant: () => void;
  readonly refuse: () => void;
}

/** Follows this browser's answer, in all its tabs. `unasked` until the page is hydrated. */
export function useConsent(category: ConsentCategory): Consent {
  const decision = useSyncExternalStore(
    consentStore.subscribe,
    () => consentStore.decision(category),
    () => null,
  );
  return {
    state: decision?.answer ?? 'unasked',
    decision,
    grant: () => consentStore.answer([category], 'granted'),
    refuse: () => consentStore.answer([category], 'refused'),
  };
}
