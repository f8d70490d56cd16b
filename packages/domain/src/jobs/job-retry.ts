import { DAY_MS, HOUR_MS, MINUTE_MS } from '../calendar/studio-calendar.ts';

/** The pause after a first failure; it doubles with each further one … */
const FIRST_PAUSE_MS = MINUTE_MS;
/** … up to this. */
const LONGEST_PAUSE_MS = HOUR_MS;
/** A mail server may be away over a long weekend. */
export const MAIL_PATIENCE_MS = 3 * DAY_MS;

export type JobRetry = { readonly outcome: 'retry'; readonly at: Date } | { readonly outcome: 'give_up' };

/**
 * What happens to a job that failed at `now`. `attempts` counts the failed ones, this one included. Given up only when
 * more than `patienceMs` have passed since `plannedFor`; without that limit, never.
 */
export function decideJobRetry(facts: {
  readonly now: Date;
  readonly plannedFor: Date;
  readonly attempts: number;
  readonly patienceMs: number | undefined;
}): JobRetry {
  const { now, plannedFor, attempts, patienceMs = Infinity } = facts;
  if (now.getTime() - plannedFor.getTime() > patienceMs) return { outcome: 'give_up' };
  const doublings = Math.max(0, attempts - 1);
  const pause = Math.min(FIRST_PAUSE_MS * 2 ** doublings, LONGEST_PAUSE_MS);
  return { outcome: 'retry', at: new Date(now.getTime() + pause) };
}
