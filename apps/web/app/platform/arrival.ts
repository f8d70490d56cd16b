import type { ReactElement } from 'react';
import { useMatches } from 'react-router';

/** Exported by a guarded page as its `handle`, to be shown before sign-in is checked. */
export interface PageHandle {
  /** The page's heading, without personal data. */
  readonly arrival: ReactElement;
}

/** The placeholder of this address's page; null if it has none. */
export function useArrival(): ReactElement | null {
  const handle = useMatches().at(-1)?.handle;
  return isPageHandle(handle) ? handle.arrival : null;
}

function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === 'object' && handle !== null && 'arrival' in handle;
}
