/** While what is shown may be out of date, it is asked for this often: browsers do not always notice that the network is back. */
const RETRY_MS = 15_000;

/**
 * Calls `ask` when the app returns to the foreground and when the network is back, and now and then while `isOlder` says that
 * what is shown may be out of date; never while the page is hidden. The returned function ends that.
 */
export function askAgainWhenBack(ask: () => void, isOlder: () => boolean): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const again = () => {
    if (document.visibilityState === 'visible') ask();
  };
  document.addEventListener('visibilitychange', again, { signal });
  for (const event of ['focus', 'online']) window.addEventListener(event, again, { signal });
  const retrying = setInterval(() => {
    if (isOlder()) again();
  }, RETRY_MS);
  return () => {
    clearInterval(retrying);
    listening.abort();
  };
}
