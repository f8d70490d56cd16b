import { SECOND_MS } from '@lifted/domain/calendar/studio-calendar';

/** What a member came for is on the screen by then, on a slow phone too. */
export const SETTLED_MS = 10 * SECOND_MS;

/**
 * Runs something once that may wait: when the page has had its time, when its reader looks away, or when they go on,
 * whichever is first. To be called when they go on.
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
