import { DAY_MS, HOUR_MS, MINUTE_MS } from '../calendar/studio-calendar.ts';

/** A sign-in link works once and for a quarter of an hour: its holder needs no password. */
export const SIGN_IN_LINK_MS = 15 * MINUTE_MS;

/** An invitation works once and for a week: nobody asked for it, and it is read when there is time. */
export const INVITATION_MS = 7 * DAY_MS;

/** At most this many new sign-in links in an hour, so that nobody's mailbox is flooded with the help of an old one. */
export const MOST_RENEWED_LINKS = 5;

/** A link that sets a password works once and for an hour. */
export const PASSWORD_LINK_MS = HOUR_MS;

/** At most this many per address while the first is valid, so that nobody's mailbox is flooded. */
export const MOST_PASSWORD_LINKS = 5;

/** How long a person stays signed in without returning; a visit on another day restarts it. */
export const SESSION_MS = 30 * DAY_MS;

/** How long a session lasts at most, regardless of visits. */
export const LONGEST_SESSION_MS = 90 * DAY_MS;
