import { startTransition, useCallback, useEffect, useEffectEvent, useState } from 'react';
import { startRemote, type Remote, type StandIn } from './remote.ts';

/** The answer a page came with (written-answer.tsx); not fresh where an old copy of the page may stand in for it. */
interface Written<T> {
  readonly value: T;
  readonly isFresh: boolean;
}

interface Shown<T> {
  readonly request: string;
  readonly remote: Remote<T>;
}

/**
 * Loads when the page is alive and again whenever `key` changes, which must name everything the request depends on;
 * the former request is then aborted. `reload` asks again for the same key. In prerendered HTML it is 'loading'. With
 * `standIn` it asks again by itself when the network is back or the app comes to the front, unless an answer is there.
 * What the page came with is shown from the start; while it is fresh, the first question is not asked.
 */
export function useRemote<T>(
  key: string,
  load: (signal: AbortSignal) => Promise<T>,
  { standIn, written }: { readonly standIn?: StandIn; readonly written?: Written<T> | undefined } = {},
): { readonly remote: Remote<T>; readonly reload: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [shown, setShown] = useState<Shown<T> | null>(() => firstShown(`0 ${key}`, written));
  const request = `${attempt} ${key}`;
  const startLoading = useEffectEvent((of: string) => {
    if (written?.isFresh === true && shown?.request === of && isUpToDate(shown.remote)) return nothingToStop;
    // The first one comes while the page comes alive: drawn in short steps, so that it keeps nobody's finger waiting.
    const draw = shown === null ? startTransition : atOnce;
    return startRemote(load, (remote) => draw(() => setShown({ request: of, remote })), standIn);
  });
  const isAnswered = useEffectEvent(
    () => standIn === undefined || (shown?.request === request && isUpToDate(shown.remote)),
  );
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

function firstShown<T>(request: string, written: Written<T> | undefined): Shown<T> | null {
  return written === undefined ? null : { request, remote: { state: 'loaded', value: written.value } };
}

function nothingToStop(): void {}

function atOnce(change: () => void): void {
  change();
}

/** Answered, and by nothing older that stands in. */
function isUpToDate(remote: Remote<unknown>): boolean {
  return remote.state === 'loaded' && remote.asOf === undefined;
}
