/** Something fetched: one of three states, never two at once. */
export type Remote<T> =
  | { readonly state: 'loading' }
  | { readonly state: 'loaded'; readonly value: T }
  | { readonly state: 'failed'; readonly error: Error };

/**
 * Starts loading and reports the outcome once. The returned function stops it: the request is aborted and nothing is
 * reported any more, however late it answers, so an old answer can never replace a newer one.
 */
export function startRemote<T>(
  load: (signal: AbortSignal) => Promise<T>,
  report: (remote: Remote<T>) => void,
): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  load(signal).then(
    (value) => {
      if (!signal.aborted) report({ state: 'loaded', value });
    },
    (failure: unknown) => {
      if (!signal.aborted) report({ state: 'failed', error: asError(failure) });
    },
  );
  return () => controller.abort();
}

function asError(failure: unknown): Error {
  return failure instanceof Error ? failure : new Error(String(failure));
}
