import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { startRemote, type Remote, type StandIn } from './remote.ts';

interface Shown<T> {
  readonly request: string;
  readonly remote: Remote<T>;
}

/**
 * Loads when the page is alive and again whenever `key` changes, which must name everything the request depends on;
 * the former request is then aborted. `reload` asks again for the same key. In prerendered HTML it is 'loading'. With
 * `standIn` it asks again by itself when the network is back or the app comes to the front, unless an answer is there.
 */
export function useRemote<T>(
  key: string,
  load: (signal: AbortSignal) => Promise<T>,
  standIn?: StandIn,
): { readonly remote: Remote<T>; readonly reload: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [shown, setShown] = useState<Shown<T> | null>(null);
  const request = `${attempt} ${key}`;
  const startLoading = useEffectEvent((of: string) =>
    startRemote(load, (remote) => setShown({ request: of, remote }), standIn),
  );
  const isAnswered = useEffectEvent(() => {
    const remote = shown?.request === request ? shown.remote : null;
    return standIn === undefined || (remote?.state === 'loaded' && remote.asOf === undefined);
  });
  useEffect(() => {
    let stop = startLoading(request);
    const again = () => {
      if (document.visibilityState !== 'visible' || isAnswered()) return;
      stop();
      stop = startLoading(request);
    };
    window.addEventListener('online', again);
    document.addEventListener('visibilitychange', again);
    return () => {
      window.removeEventListener('online', again);
      document.removeEventListener('visibilitychange', again);
      stop();
    };
  }, [request]);
  const reload = useCallback(() => setAttempt((count) => count + 1), []);
  const remote: Remote<T> = shown?.request === request ? shown.remote : { state: 'loading' };
  return { remote, reload };
}
