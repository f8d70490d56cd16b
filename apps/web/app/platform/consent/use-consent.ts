import type { ConsentCategory, ConsentDecision, ConsentState } from './consent.ts';
import { useSyncExternalStore } from 'react';
import { consentStore } from './consent-store.ts';

/** What a visitor decided about one category, and the ways to decide. */
export interface Consent {
  readonly state: ConsentState;
  /** The answer behind the state; null while there is none. */
  readonly decision: ConsentDecision | null;
  readonly grant: () => void;
  readonly refuse: () => void;
}

/** Follows the answer of this browser, in all its tabs. `unasked` until the page is alive. */
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
