import { SECOND_MS } from '@lifted/domain/calendar/studio-calendar';

/** A busy page delays a piece of work by at most this. */
const BUSY_FOR_MS = SECOND_MS;

/** Calls back when the browser is idle; soon, where the browser cannot tell. */
type WhenIdle = (run: () => void) => void;

/** Runs deferrable work one piece per idle period, so that it never piles up. */
export function idleTurns(whenIdle: WhenIdle = inThisBrowser): () => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  return () => {
    last = last.then(() => new Promise((resolve) => whenIdle(resolve)));
    return last;
  };
}

function inThisBrowser(run: () => void): void {
  if (window.requestIdleCallback === undefined) setTimeout(run);
  else window.requestIdleCallback(run, { timeout: BUSY_FOR_MS });
}
