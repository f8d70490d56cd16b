/** Something fetched: one of three states, never two at once. */
export type Remote<T> =
  | { readonly state: 'loading' }
  /** `asOf`, in epoch milliseconds, when this is an older answer that stands in for one that does not come. */
  | { readonly state: 'loaded'; readonly value: T; readonly asOf?: number }
  | { readonly state: 'failed'; readonly error: Error };

/**
 * Follows a request and shows what was known before where no answer comes. Never throws; resolves some time after the
 * request with whether something older is shown.
 */
export type StandIn = <T>(
  asked: Promise<T>,
  show: (known: { readonly value: T; readonly asOf: number }) => void,
) => Promise<boolean>;

/**
 * Starts loading and reports the outcome once; before it, or in place of a failure, what stands in for it. The returned
 * function stops it: the request is aborted and nothing is reported any more, however late it answers, so an old answer can
 * never replace a newer one.
 */
export function startRemote<T>(
  load: (signal: AbortSignal) => Promise<T>,
  report: (remote: Remote<T>) => void,
  standIn?: StandIn,
): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const unlessStopped = (remote: Remote<T>) => {
    if (!signal.aborted) report(remote);
  };
  const asked = load(signal);
  const stoodIn = standIn?.(asked, (known) => unlessStopped({ state: 'loaded', ...known }));
  asked.then(
    (value) => unlessStopped({ state: 'loaded', value }),
    async (failure: unknown) => {
      if ((await stoodIn) !== true) unlessStopped({ state: 'failed', error: asError(failure) });
    },
  );
  return () => controller.abort();
}

function asError(failure: unknown): Error {
  return failure instanceof Error ? failure : new Error(String(failure));
}
