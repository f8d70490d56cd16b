import { MINUTE_MS } from '../calendar/studio-calendar.ts';

/** Why a visitor gets no place in a class. */
export type TrialBookingRefusal = 'class_canceled' | 'class_started' | 'class_full';

export type TrialBookingDecision =
  | { readonly outcome: 'booked' }
  | { readonly outcome: 'held'; readonly until: Date }
  | { readonly outcome: 'refused'; readonly reason: TrialBookingRefusal };

/** How long a place waits for the link in the mail to be opened. */
export const HOLD_MS = 30 * MINUTE_MS;

/** Addresses nobody confirmed hold at most one in this many of a class's places at once … */
const PARTS_OF_A_CLASS = 3;

/**
 * May a visitor take a place in a class? `taken` counts the places held now, `unconfirmed` those of them held by
 * addresses that nobody confirmed. At its start time a class has started. Beyond a third of such places, this one
 * included, a place is held until the mailed link confirms it, and not past the start. Says the same for every address.
 */
export function decideTrialBooking(facts: {
  readonly now: Date;
  readonly start: Date;
  readonly capacity: number;
  readonly isCanceled: boolean;
  readonly taken: number;
  readonly unconfirmed: number;
  /** Members on the waitlist: a free place is theirs. */
  readonly waiting: number;
}): TrialBookingDecision {
  const { now, start, capacity, taken, unconfirmed } = facts;
  if (facts.isCanceled) return { outcome: 'refused', reason: 'class_canceled' };
  if (hasStarted(facts)) return { outcome: 'refused', reason: 'class_started' };
  if (taken >= capacity || facts.waiting > 0) return { outcome: 'refused', reason: 'class_full' };
  if ((unconfirmed + 1) * PARTS_OF_A_CLASS <= capacity) return { outcome: 'booked' };
  return { outcome: 'held', until: new Date(Math.min(now.getTime() + HOLD_MS, start.getTime())) };
}

/**
 * What the person behind a mailed link sees: `held` waits for the confirmation, `expired` was not confirmed in time. A
 * place given back in time stays given back after the class. While the studio has cancelled the class, that is all there is
 * to see.
 */
export type TrialBookingState = 'booked' | 'held' | 'expired' | 'canceled' | 'started' | 'class_canceled';

interface BookingTimes {
  readonly now: Date;
  readonly start: Date;
  readonly isClassCanceled: boolean;
  readonly canceledAt: Date | null;
  /** Null once the place stays until the class. */
  readonly heldUntil: Date | null;
}

/** The state of a booking now. */
export function trialBookingState(times: BookingTimes): TrialBookingState {
  const { now, canceledAt, heldUntil } = times;
  if (times.isClassCanceled) return 'class_canceled';
  if (canceledAt !== null) return 'canceled';
  if (heldUntil !== null && now.getTime() >= heldUntil.getTime()) return 'expired';
  if (hasStarted(times)) return 'started';
  return heldUntil === null ? 'booked' : 'held';
}

/** Why a visitor cannot give a place back. */
export type TrialCancellationRefusal = 'class_canceled' | 'class_started';

export type TrialCancellationDecision =
  | { readonly outcome: 'give_back' }
  | { readonly outcome: 'given_back_before' }
  | { readonly outcome: 'refused'; readonly reason: TrialCancellationRefusal };

/**
 * May a visitor give the place back? Any time before the start; giving it back twice changes nothing. In a class that the
 * studio cancelled there is no place to give back; should the class take place after all, it is theirs again.
 */
export function decideTrialCancellation(times: BookingTimes): TrialCancellationDecision {
  const state = trialBookingState(times);
  switch (state) {
    case 'booked':
    case 'held':
      return { outcome: 'give_back' };
    case 'canceled':
    case 'expired':
      return { outcome: 'given_back_before' };
    case 'started':
      return { outcome: 'refused', reason: 'class_started' };
    case 'class_canceled':
      return { outcome: 'refused', reason: 'class_canceled' };
    default:
      return state satisfies never;
  }
}

function hasStarted({ now, start }: { readonly now: Date; readonly start: Date }): boolean {
  return now.getTime() >= start.getTime();
}
