import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '../calendar/studio-calendar.ts';

/** How long an event waits after its first failed try, after its second, and so on: three days in all. */
const WAITS_MS = [
  5 * SECOND_MS,
  MINUTE_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  5 * HOUR_MS,
  10 * HOUR_MS,
  14 * HOUR_MS,
  20 * HOUR_MS,
  20 * HOUR_MS,
] as const;

export type EventRetry = { readonly outcome: 'retry'; readonly at: Date } | { readonly outcome: 'given_up' };

/** What becomes of an event whose try failed; `attempts` counts that one. */
export function decideEventRetry(attempts: number, now: Date): EventRetry {
  const wait = WAITS_MS[attempts - 1];
  return wait === undefined
    ? { outcome: 'given_up' }
    : { outcome: 'retry', at: new Date(now.getTime() + wait) };
}

const FIRST_PAUSE_MS = 5 * SECOND_MS;
const LONGEST_PAUSE_MS = 5 * MINUTE_MS;

/** How long a whole address is left alone once nothing arrived in a number of tries, one after the other. */
export function pauseAfter(failures: number): number {
  return Math.min(FIRST_PAUSE_MS * 2 ** (failures - 1), LONGEST_PAUSE_MS);
}

/** An address where nothing arrived for this long is no longer tried. */
const FAILING_PATIENCE_MS = 3 * DAY_MS;

/** Whether an address is given up at which nothing arrived since then. */
export function isGivenUp(failingSince: Date, now: Date): boolean {
  return now.getTime() - failingSince.getTime() >= FAILING_PATIENCE_MS;
}
