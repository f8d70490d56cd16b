import { DAY_MS, HOUR_MS, MINUTE_MS } from '../calendar/studio-calendar.ts';

/** A sign-in link works once and for a quarter of an hour: whoever holds it needs no password. */
export const SIGN_IN_LINK_MS = 15 * MINUTE_MS;

/** A link that sets a password works once and for an hour. */
export const PASSWORD_LINK_MS = HOUR_MS;

/** So many of them are mailed to one address while the first is good: whoever asks for more floods somebody's mailbox. */
export const MOST_PASSWORD_LINKS = 5;

/** How long somebody stays signed in without coming back; each visit on another day begins anew. */
export const SESSION_MS = 30 * DAY_MS;

/** How long a session lasts at most, however often somebody comes back; then signing in is asked for again. */
export const LONGEST_SESSION_MS = 90 * DAY_MS;
