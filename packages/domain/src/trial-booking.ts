/** Why a visitor gets no place in a class. */
export type TrialBookingRefusal = 'class_started' | 'already_booked' | 'class_full';

export type TrialBookingDecision =
  | { readonly outcome: 'booked' }
  | { readonly outcome: 'refused'; readonly reason: TrialBookingRefusal };

/**
 * May a visitor take a place in a class? `taken` counts the places held now, `alreadyBooked` says whether one of them
 * is the visitor's. Who has a place hears so even when the class is full; at its start time a class has started.
 */
export function decideTrialBooking(facts: {
  readonly now: Date;
  readonly start: Date;
  readonly capacity: number;
  readonly taken: number;
  readonly alreadyBooked: boolean;
}): TrialBookingDecision {
  if (hasStarted(facts)) return { outcome: 'refused', reason: 'class_started' };
  if (facts.alreadyBooked) return { outcome: 'refused', reason: 'already_booked' };
  if (facts.taken >= facts.capacity) return { outcome: 'refused', reason: 'class_full' };
  return { outcome: 'booked' };
}

/** What the person with the cancel link sees. A place given back in time stays given back after the class. */
export type TrialBookingState = 'booked' | 'canceled' | 'started';

interface BookingTimes {
  readonly now: Date;
  readonly start: Date;
  readonly canceledAt: Date | null;
}

/** Where a booking stands now. */
export function trialBookingState(times: BookingTimes): TrialBookingState {
  if (times.canceledAt !== null) return 'canceled';
  return hasStarted(times) ? 'started' : 'booked';
}

export type TrialCancellationDecision =
  | { readonly outcome: 'give_back' }
  | { readonly outcome: 'given_back_before' }
  | { readonly outcome: 'refused'; readonly reason: 'class_started' };

/** May a visitor give the place back? Any time before the start; giving it back twice changes nothing. */
export function decideTrialCancellation(times: BookingTimes): TrialCancellationDecision {
  const state = trialBookingState(times);
  switch (state) {
    case 'booked':
      return { outcome: 'give_back' };
    case 'canceled':
      return { outcome: 'given_back_before' };
    case 'started':
      return { outcome: 'refused', reason: 'class_started' };
    default:
      return state satisfies never;
  }
}

function hasStarted({ now, start }: { readonly now: Date; readonly start: Date }): boolean {
  return now.getTime() >= start.getTime();
}
