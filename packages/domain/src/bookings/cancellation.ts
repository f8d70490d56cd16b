import { LATE_CANCELLATION_FEE_CENTS } from '../contracts/studio-terms.ts';
import { cutOff, SECOND_THOUGHTS_MS } from './booking-times.ts';

/**
 * How a place came about. `desk`: staff let the person in beyond the capacity. `restored`: it came back with a class that
 * takes place after all.
 */
export type BookedVia = 'import' | 'member' | 'list' | 'offer' | 'desk' | 'restored';

/** A place as far as cancelling looks at it. */
export interface CancelablePlace {
  readonly start: Date;
  readonly bookedAt: Date;
  readonly via: BookedVia;
  /** Beyond the rule of 12 hours, cancelling is free until then. */
  readonly freeUntil: Date | null;
  readonly canceledAt: Date | null;
  readonly isClassCanceled: boolean;
  /** Null: booked elsewhere, so nothing of ours is owed. */
  readonly payer: 'pass' | 'membership' | null;
}

/** What cancelling costs. */
export type CancellationCost =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'credit' }
  | { readonly kind: 'fee'; readonly cents: number };

export type CancellationDecision =
  | { readonly outcome: 'free' }
  | { readonly outcome: 'late'; readonly cost: CancellationCost }
  | { readonly outcome: 'refused'; readonly reason: 'already_canceled' | 'class_canceled' | 'class_started' };

/** May a place be cancelled, and what does it cost (studio operations, section 2)? */
export function decideCancellation(place: CancelablePlace, now: Date): CancellationDecision {
  if (place.canceledAt !== null) return { outcome: 'refused', reason: 'already_canceled' };
  if (place.isClassCanceled) return { outcome: 'refused', reason: 'class_canceled' };
  if (now.getTime() >= place.start.getTime()) return { outcome: 'refused', reason: 'class_started' };
  const until = freeCancellationUntil(place);
  if (now.getTime() <= until.getTime()) return { outcome: 'free' };
  return { outcome: 'late', cost: lateCost(place.payer) };
}

/**
 * The last instant of free cancelling: the cut-off, ten minutes after booking, or the time given on promotion; the latest
 * counts. An accepted offer has none beyond the cut-off: the page says so before. Never past the start.
 */
export function freeCancellationUntil({
  start,
  bookedAt,
  via,
  freeUntil,
}: Pick<CancelablePlace, 'start' | 'bookedAt' | 'via' | 'freeUntil'>): Date {
  const secondThoughts = via === 'offer' ? -Infinity : bookedAt.getTime() + SECOND_THOUGHTS_MS;
  const latest = Math.max(cutOff(start).getTime(), secondThoughts, freeUntil?.getTime() ?? -Infinity);
  return new Date(Math.min(latest, start.getTime()));
}

/** Until when a place can still be cancelled free at `now`; null once that is over. */
export function stillFreeUntil(
  place: Pick<CancelablePlace, 'start' | 'bookedAt' | 'via' | 'freeUntil'>,
  now: Date,
): Date | null {
  const until = freeCancellationUntil(place);
  return now.getTime() < until.getTime() ? until : null;
}

/**
 * What cancelling a class booked at `now` would cost once the first minutes are over; undefined while it stays free beyond
 * those, or until the class starts.
 */
export function costOnceBooked(
  start: Date,
  payer: CancelablePlace['payer'],
  now: Date,
): CancellationCost | undefined {
  const secondThoughts = now.getTime() + SECOND_THOUGHTS_MS;
  if (secondThoughts <= cutOff(start).getTime() || secondThoughts >= start.getTime()) return undefined;
  const cost = lateCost(payer);
  return cost.kind === 'nothing' ? undefined : cost;
}

/** What a late cancellation costs: the credit of a pass, or a fee on a membership. */
export function lateCost(payer: CancelablePlace['payer']): CancellationCost {
  switch (payer) {
    case 'pass':
      return { kind: 'credit' };
    case 'membership':
      return { kind: 'fee', cents: LATE_CANCELLATION_FEE_CENTS };
    case null:
      return { kind: 'nothing' };
    default:
      return payer satisfies never;
  }
}
