import { useSyncExternalStore } from 'react';

const QUERY = '(prefers-reduced-motion: reduce)';

/** Whether the person asked their system for less motion; follows a change at once. True where nobody can be asked. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(subscribe, isReduced, () => true);
}

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(QUERY);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

function isReduced(): boolean {
  return matchMedia(QUERY).matches;
}
