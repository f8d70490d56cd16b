import { HOUR_MS } from '../calendar/studio-calendar.ts';
import { RECENT_SIGN_IN_MS } from './second-factor.ts';

/**
 * How recent a sign-in has to be for a call: `ten_minutes` for what gives others access or takes data out of the studio, `hour` for
 * money, which the desk handles all day.
 */
export type RecentSignIn = 'ten_minutes' | 'hour';

const WITHIN_MS: Readonly<Record<RecentSignIn, number>> = { ten_minutes: RECENT_SIGN_IN_MS, hour: HOUR_MS };

/** Whether a sign-in at that time is as recent as a call asks for. */
export function isSignInWithin(signedInAt: Date, within: RecentSignIn, now: Date): boolean {
  return now.getTime() - signedInAt.getTime() < WITHIN_MS[within];
}
