/** Passkeys: limits, and what a device is called until its owner says otherwise. */
import { MINUTE_MS } from '../calendar/studio-calendar.ts';

/** How long the browser may take to answer a challenge. */
export const PASSKEY_CHALLENGE_MS = 10 * MINUTE_MS;
export const MOST_PASSKEYS = 10;
export const LONGEST_PASSKEY_NAME = 60;
