/** What a key of the API can be allowed. None of them reaches roles, money, settings or anybody's sign-in. */
export const API_SCOPES = [
  'read:classes',
  'read:bookings',
  'read:people',
  'read:numbers',
  'write:bookings',
] as const;
export type ApiScope = (typeof API_SCOPES)[number];

/** Whether a text, such as one from the database, is one of the scopes. */
export function isApiScope(text: string): text is ApiScope {
  return API_SCOPES.some((scope) => scope === text);
}

/** Calls one key may make in a minute. */
export const KEY_CALLS_PER_MINUTE = 120;

/** What the secret of every new key begins with, so that it is recognised where it leaked to. */
export const API_KEY_PREFIX = 'studio_';
/** Keys from before had the name of the release's studio. */
const FORMER_PREFIX = 'lifted_';

/** Whether a bearer token is the secret of a key, and not somebody's ID token. */
export function isApiKey(token: string): boolean {
  return token.startsWith(API_KEY_PREFIX) || token.startsWith(FORMER_PREFIX);
}
