import { CLASS_CANCELLATION_MS, FEWEST_BOOKINGS } from '../contracts/studio-terms.ts';
import { FEW_NOTICE_MS } from './booking-times.ts';

/** A class as far as this rule looks at it. `booked`: members and test places. */
interface BookedClass {
  readonly start: Date;
  readonly booked: number;
  readonly isCanceled: boolean;
}

export type TooFewDecision =
  | { readonly outcome: 'too_early'; readonly at: Date }
  /** Everybody booked is told how many are missing. */
  | { readonly outcome: 'told'; readonly missing: number; readonly decidedAt: Date }
  | { readonly outcome: 'enough' }
  | { readonly outcome: 'too_late' };

/**
 * Six hours before a class with too few bookings everybody who has one hears of it. A class nobody has booked tells nobody;
 * after the last moment to cancel it there is nothing left to decide.
 */
export function decideTooFew({ start, booked, isCanceled }: BookedClass, now: Date): TooFewDecision {
  const at = new Date(start.getTime() - FEW_NOTICE_MS);
  const decidedAt = new Date(start.getTime() - CLASS_CANCELLATION_MS);
  if (now.getTime() < at.getTime()) return { outcome: 'too_early', at };
  if (now.getTime() >= decidedAt.getTime()) return { outcome: 'too_late' };
  if (isCanceled || booked >= FEWEST_BOOKINGS) return { outcome: 'enough' };
  return { outcome: 'told', missing: FEWEST_BOOKINGS - booked, decidedAt };
}
