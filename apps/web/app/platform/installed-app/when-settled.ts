import { SECOND_MS } from '@lifted/domain/calendar/studio-calendar';

/** By then the main content is visible, on a slow phone too. */
export const SETTLED_MS = 10 * SECOND_MS;

/**
 * Runs a deferrable task once: when the page has settled, when it is hidden, or when the reader leaves, whichever is first.
 * Call the returned function when they leave.
 */
export function whenSettled(run: () => void, page: Pick<EventTarget, 'addEventListener'>): () => void {
  const settled = new AbortController();
  const { signal } = settled;
  const runOnce = () => {
    if (signal.aborted) return;
    settled.abort();
    run();
  };
  const patience = setTimeout(runOnce, SETTLED_MS);
  signal.addEventListener('abort', () => clearTimeout(patience));
  page.addEventListener('visibilitychange', runOnce, { signal });
  return runOnce;
}
