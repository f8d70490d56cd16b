import { EARLY_CLASS, NIGHT_ENDS, NIGHT_STARTS, nightEnd } from '../bookings/booking-times.ts';
import { berlinDate, berlinInstant } from '../calendar/studio-calendar.ts';

/**
 * When a device may show a message of `now` (studio operations, section 5): at once by day. From 22:00 to 7:00 at seven,
 * unless it is about something that starts before nine that morning. `startsAt`: of the class it is about.
 */
export function pushTime(now: Date, startsAt: Date | null): Date {
  const morning = nightEnd(now);
  if (morning === undefined) return now;
  const early = berlinInstant(berlinDate(morning), EARLY_CLASS);
  return startsAt !== null && startsAt.getTime() < early.getTime() ? now : morning;
}

/**
 * The same for a message whose time was `plannedFor` and that is shown late, after a failure. What was let through this very
 * night may still ring; a class that has begun is no reason to.
 */
export function latePushTime(
  now: Date,
  { plannedFor, startsAt }: { readonly plannedFor: Date; readonly startsAt: Date | null },
): Date {
  const wasLetThrough = nightEnd(plannedFor)?.getTime() === nightEnd(now)?.getTime();
  const isAhead = startsAt !== null && now.getTime() < startsAt.getTime();
  return wasLetThrough ? now : pushTime(now, isAhead ? startsAt : null);
}

/** The quiet hours in words: '22:00' and '07:00'. */
export const QUIET_HOURS = { from: NIGHT_STARTS, to: NIGHT_ENDS } as const;
