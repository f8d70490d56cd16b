import { useEffect, useSyncExternalStore } from 'react';
import type { KeptAnswer } from './kept-answer.ts';
import type { Remote } from './remote.ts';

const LOADING: Remote<never> = { state: 'loading' };
const nothing = () => undefined;
const subscribeToNothing = () => nothing;
const readNothing = () => LOADING;

/**
 * A kept answer on a page: asked for when the page opens, when the app comes back to the front and when the network is
 * back, unless it is fresh.
 * Null for an answer that cannot be asked for yet: it is loading.
 */
export function useKeptAnswer<T>(answer: KeptAnswer<T> | null): Remote<T> {
  useEffect(() => {
    if (answer === null) return undefined;
    const refresh = () => {
      if (document.visibilityState === 'visible') void answer.refresh();
    };
    void answer.refresh();
    const listening = new AbortController();
    document.addEventListener('visibilitychange', refresh, { signal: listening.signal });
    for (const back of ['focus', 'online']) {
      window.addEventListener(back, refresh, { signal: listening.signal });
    }
    return () => listening.abort();
  }, [answer]);
  return useSyncExternalStore<Remote<T>>(
    answer?.subscribe ?? subscribeToNothing,
    answer?.read ?? readNothing,
    readNothing,
  );
}
