import { CLASS_CANCELLATION_MS, FEWEST_BOOKINGS } from '../contracts/studio-terms.ts';
import { MINUTE_MS } from '../calendar/studio-calendar.ts';
import { fewNoticeAt } from './booking-times.ts';
import type { CancelReason } from './class-cancellation.ts';

/** A class as far as this rule looks at it. `booked`: members, test places and guests of partners. */
interface BookedClass {
  readonly start: Date;
  readonly booked: number;
  readonly capacity: number;
  readonly isCanceled: boolean;
}

/** How many bookings are enough: four, in a small room one for each place. */
export function enoughBookings(capacity: number): number {
  return Math.min(FEWEST_BOOKINGS, capacity);
}

export type TooFewDecision =
  | { readonly outcome: 'too_early'; readonly at: Date }
  /** Everybody booked is told how many are missing. */
  | { readonly outcome: 'told'; readonly missing: number; readonly decidedAt: Date }
  | { readonly outcome: 'enough' }
  | { readonly outcome: 'too_late' };

/**
 * Six hours before a class with too few bookings everybody who has one hears of it, by day (`fewNoticeAt`). A class nobody has booked tells nobody;
 * after the last moment to cancel it there is nothing left to decide.
 */
export function decideTooFew(
  { start, booked, capacity, isCanceled }: BookedClass,
  now: Date,
): TooFewDecision {
  const enough = enoughBookings(capacity);
  const at = fewNoticeAt(start);
  const decidedAt = new Date(start.getTime() - CLASS_CANCELLATION_MS);
  if (now.getTime() < at.getTime()) return { outcome: 'too_early', at };
  if (now.getTime() >= decidedAt.getTime()) return { outcome: 'too_late' };
  if (isCanceled || booked >= enough) return { outcome: 'enough' };
  return { outcome: 'told', missing: enough - booked, decidedAt };
}

/** Before the last moment to cancel for too few, so that a job that runs some seconds late is still in time. */
const AUTOMATIC_MARGIN_MS = MINUTE_MS;

export type AutomaticDecision =
  | { readonly outcome: 'too_early'; readonly at: Date }
  | { readonly outcome: 'canceled' }
  /** Enough have booked, or it is too late: no decision means that the class runs. */
  | { readonly outcome: 'runs' };

/** What the studio decides by itself where the owner has switched that on: a minute before three hours to the class. */
export function decideTooFewByItself(
  { start, booked, capacity, isCanceled }: BookedClass,
  now: Date,
): AutomaticDecision {
  const last = start.getTime() - CLASS_CANCELLATION_MS;
  const at = decidesAt(start);
  if (now.getTime() < at.getTime()) return { outcome: 'too_early', at };
  const isDecided = isCanceled || booked >= enoughBookings(capacity) || now.getTime() > last;
  return { outcome: isDecided ? 'runs' : 'canceled' };
}

/** When the studio decides by itself. */
function decidesAt(start: Date): Date {
  return new Date(start.getTime() - CLASS_CANCELLATION_MS - AUTOMATIC_MARGIN_MS);
}

/**
 * Whether a cancelled class that is restored now takes place however few have booked it: it was cancelled for that once everybody
 * had heard of it (`wasTold`), so restoring it decides the same question; or the time to decide is over. Otherwise it is
 * looked at like any other class.
 */
export function isSettledByRestoring(
  {
    start,
    reason,
    wasTold,
  }: { readonly start: Date; readonly reason: CancelReason | null; readonly wasTold: boolean },
  now: Date,
): boolean {
  return (reason === 'few' && wasTold) || now.getTime() >= decidesAt(start).getTime();
}
