import { startTransition, useCallback, useEffect, useEffectEvent, useState } from 'react';
import { askAgainWhenBack } from './ask-again.ts';

/** Something fetched: one of three states, never two at once. */
export type Remote<T> =
  | { readonly state: 'loading' }
  /** `asOf`, in epoch milliseconds: an older answer, shown because the server cannot be reached. */
  | { readonly state: 'loaded'; readonly value: T; readonly asOf?: number }
  | { readonly state: 'failed'; readonly error: Error };

/**
 * Watches a request and shows an older answer if no response arrives. Never throws; resolves some time after the request:
 * true when an older answer is shown.
 */
export type OfflineFallback = <T>(
  asked: Promise<T>,
  show: (known: { readonly value: T; readonly asOf: number }) => void,
) => Promise<boolean>;

/**
 * Starts loading and reports the outcome once; the offline fallback may report an older answer before it, or in place of
 * a failure. The returned function aborts the request and suppresses later reports, so a late answer never replaces a
 * newer one.
 */
export function startRemote<T>(
  load: (signal: AbortSignal) => Promise<T>,
  report: (remote: Remote<T>) => void,
  offlineFallback?: OfflineFallback,
): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const unlessStopped = (remote: Remote<T>) => {
    if (!signal.aborted) report(remote);
  };
  const asked = load(signal);
  const fellBack = offlineFallback?.(asked, (known) => unlessStopped({ state: 'loaded', ...known }));
  asked.then(
    (value) => unlessStopped({ state: 'loaded', value }),
    async (failure: unknown) => {
      if ((await fellBack) !== true) unlessStopped({ state: 'failed', error: asError(failure) });
    },
  );
  return () => controller.abort();
}

/** A report for `startRemote` by which a loaded value stays when asking again fails. */
export function whileLoaded<T>(
  change: (next: (before: Remote<T>) => Remote<T>) => void,
): (remote: Remote<T>) => void {
  return (remote) =>
    change((before) => (remote.state === 'failed' && before.state === 'loaded' ? before : remote));
}

function asError(failure: unknown): Error {
  return failure instanceof Error ? failure : new Error(String(failure));
}

/** The answer the server wrote into the page (written-answer.tsx); not fresh where the page may be an old cached copy. */
interface Written<T> {
  readonly value: T;
  readonly isFresh: boolean;
}

interface Shown<T> {
  readonly key: string;
  readonly request: string;
  readonly remote: Remote<T>;
}

/**
 * Loads once the page is hydrated and again whenever `key` changes; `key` must name everything the request depends on.
 * The previous request is then aborted. `reload` repeats the request for the same key, and a loaded value stays until it is
 * answered. In prerendered HTML the state is 'loading'. With `offlineFallback` it retries when the network is back or the app returns to the foreground, unless the
 * answer is current, and now and then while an older answer is shown. A written answer is shown from the first render; while it is fresh, no first request is made.
 */
export function useRemote<T>(
  key: string,
  load: (signal: AbortSignal) => Promise<T>,
  {
    offlineFallback,
    written,
  }: { readonly offlineFallback?: OfflineFallback; readonly written?: Written<T> | undefined } = {},
): { readonly remote: Remote<T>; readonly reload: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [shown, setShown] = useState<Shown<T> | null>(() => firstShown(key, written));
  const request = `${attempt} ${key}`;
  const startLoading = useEffectEvent((of: string) => {
    if (written?.isFresh === true && shown?.request === of && isUpToDate(shown.remote)) return nothingToStop;
    // The first answer arrives during hydration: rendered in a transition, so that it does not block input.
    const draw = shown === null ? startTransition : atOnce;
    const show = (remote: Remote<T>) => (before: Shown<T> | null) =>
      remote.state === 'failed' && isLoaded(before, key) ? before : { key, request: of, remote };
    return startRemote(load, (remote) => draw(() => setShown(show(remote))), offlineFallback);
  });
  const isAnswered = useEffectEvent(
    () => offlineFallback === undefined || (shown?.request === request && isUpToDate(shown.remote)),
  );
  const showsOlder = useEffectEvent(
    () => shown?.request === request && shown.remote.state === 'loaded' && shown.remote.asOf !== undefined,
  );
  useEffect(() => {
    let stop = startLoading(request);
    const again = () => {
      if (isAnswered()) return;
      stop();
      stop = startLoading(request);
    };
    const stopListening = askAgainWhenBack(again, showsOlder);
    return () => {
      stopListening();
      stop();
    };
  }, [request]);
  const reload = useCallback(() => setAttempt((count) => count + 1), []);
  const isShown = shown?.request === request || isLoaded(shown, key);
  const remote: Remote<T> = isShown && shown !== null ? shown.remote : { state: 'loading' };
  return { remote, reload };
}

function firstShown<T>(key: string, written: Written<T> | undefined): Shown<T> | null {
  if (written === undefined) return null;
  return { key, request: `0 ${key}`, remote: { state: 'loaded', value: written.value } };
}

/** A value that stays while it is asked for again. */
function isLoaded(shown: Shown<unknown> | null, key: string): boolean {
  return shown?.key === key && shown.remote.state === 'loaded';
}

function nothingToStop(): void {}

function atOnce(change: () => void): void {
  change();
}

/** Loaded, and not an older answer from the offline fallback. */
function isUpToDate(remote: Remote<unknown>): boolean {
  return remote.state === 'loaded' && remote.asOf === undefined;
}
