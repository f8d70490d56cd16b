import type { Authorize } from '@lifted/client/http/api-client.ts';
import { SECOND_MS } from '@lifted/domain/calendar/studio-calendar';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { setLive } from '../parts/poll.ts';
import { followChanges } from './follow-changes.ts';

/** While a press of this page is on its way, what is shown is ahead of the server. */
const AFTER_OWN_PRESS_MS = SECOND_MS / 4;

/**
 * Loads again what the page shows as soon as somebody changes something at another desk. A tab that is not looked at hears
 * nothing: browsers have few connections to one server, and it asks again when it is looked at.
 */
export function useLiveDesk(authorize: Authorize): void {
  const queries = useQueryClient();
  useEffect(() => {
    let ending: AbortController | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const refresh = () => {
      clearTimeout(timer);
      if (queries.isMutating() > 0) timer = setTimeout(refresh, AFTER_OWN_PRESS_MS);
      else void queries.invalidateQueries();
    };
    const stop = () => {
      ending?.abort();
      ending = undefined;
    };
    const start = () => {
      ending = new AbortController();
      void followChanges({ authorize, changed: refresh, hears: setLive, signal: ending.signal });
    };
    const followIfSeen = () => {
      if (document.visibilityState === 'hidden') return stop();
      if (ending !== undefined) return;
      refresh();
      start();
    };
    if (document.visibilityState !== 'hidden') start();
    document.addEventListener('visibilitychange', followIfSeen);
    return () => {
      document.removeEventListener('visibilitychange', followIfSeen);
      clearTimeout(timer);
      stop();
    };
  }, [authorize, queries]);
}
