/**
 * Removes the token from the address's fragment at once, so that it stays in no history, bookmark or screenshot. Null when
 * there is none. The page keeps it in memory only; a reload needs the link again.
 */
export function takeLinkToken(): string | null {
  const token = window.location.hash.slice(1);
  if (token === '') return null;
  window.history.replaceState(window.history.state, '', window.location.pathname);
  return token;
}
