import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { startRemote, type Remote } from './remote.ts';

interface Shown<T> {
  readonly request: string;
  readonly remote: Remote<T>;
}

/**
 * Loads when the page is alive and again whenever `key` changes, which must name everything the request depends on;
 * the former request is then aborted. `reload` asks again for the same key. In prerendered HTML it is 'loading'.
 */
export function useRemote<T>(
  key: string,
  load: (signal: AbortSignal) => Promise<T>,
): { readonly remote: Remote<T>; readonly reload: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [shown, setShown] = useState<Shown<T> | null>(null);
  const request = `${attempt} ${key}`;
  const startLoading = useEffectEvent((of: string) =>
    startRemote(load, (remote) => setShown({ request: of, remote })),
  );
  useEffect(() => startLoading(request), [request]);
  const reload = useCallback(() => setAttempt((count) => count + 1), []);
  const remote: Remote<T> = shown?.request === request ? shown.remote : { state: 'loading' };
  return { remote, reload };
}
