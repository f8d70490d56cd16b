import type { ReactElement } from 'react';
import { useMatches } from 'react-router';

/** What a guarded page exports as its `handle` to be announced before it is decided who is there. */
export interface PageHandle {
  /** The page's name in its place, with nothing that is about anybody. */
  readonly arrival: ReactElement;
}

/** What announces the page of this address; null for a page that does not. */
export function useArrival(): ReactElement | null {
  const handle = useMatches().at(-1)?.handle;
  return isPageHandle(handle) ? handle.arrival : null;
}

function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === 'object' && handle !== null && 'arrival' in handle;
}
