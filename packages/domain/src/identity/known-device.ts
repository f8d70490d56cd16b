/** Browsers an account was used with before: how long they are remembered, and what may be said about a new one. */
import { DAY_MS } from '../calendar/studio-calendar.ts';

/** How long a browser counts as known after its last sign-in; no browser keeps a cookie for longer than 400 days. */
export const KNOWN_DEVICE_DAYS = 365;
export const KNOWN_DEVICE_MS = KNOWN_DEVICE_DAYS * DAY_MS;

/** How long the link 'this was not me' works: mails are read late, and all it does is sign out. */
export const REPORT_DAYS = 30;
export const REPORT_MS = REPORT_DAYS * DAY_MS;
