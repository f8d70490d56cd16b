import { DAY_MS, HOUR_MS, MINUTE_MS } from '../calendar/studio-calendar.ts';

/** The first pause after a failed delivery; it doubles with each further one … */
export const MAIL_FIRST_PAUSE_MS = MINUTE_MS;
/** … up to this. */
export const MAIL_LONGEST_PAUSE_MS = HOUR_MS;
/** A mail server may be away over a long weekend; only after that is a mail given up. */
export const MAIL_PATIENCE_MS = 3 * DAY_MS;

export type MailRetry = { readonly outcome: 'retry'; readonly at: Date } | { readonly outcome: 'give_up' };

/**
 * What happens to a mail whose delivery failed at `now`. `attempts` counts the failed ones, this one included.
 */
export function decideMailRetry(facts: {
  readonly now: Date;
  readonly writtenAt: Date;
  readonly attempts: number;
}): MailRetry {
  if (facts.now.getTime() - facts.writtenAt.getTime() > MAIL_PATIENCE_MS) return { outcome: 'give_up' };
  const doublings = Math.max(0, facts.attempts - 1);
  const pause = Math.min(MAIL_FIRST_PAUSE_MS * 2 ** doublings, MAIL_LONGEST_PAUSE_MS);
  return { outcome: 'retry', at: new Date(facts.now.getTime() + pause) };
}
