/**
 * Takes the token out of the address's fragment, at once and for good, so that it stays in no history, bookmark or
 * screenshot. Null when the address holds none. The page keeps it in memory only; a reload needs the link again.
 */
export function takeLinkToken(): string | null {
  const token = window.location.hash.slice(1);
  if (token === '') return null;
  window.history.replaceState(window.history.state, '', window.location.pathname);
  return token;
}
