import { CLASS_CANCELLATION_MS } from '../contracts/studio-terms.ts';

/** Why the studio cancels a class: too few booked, no coach, the studio is closed, or something else. */
export const CANCEL_REASONS = ['few', 'coach', 'closure', 'other'] as const;
export type CancelReason = (typeof CANCEL_REASONS)[number];

export type ClassCancellationDecision =
  | { readonly outcome: 'canceled' }
  | {
      readonly outcome: 'refused';
      readonly reason: 'already_canceled' | 'class_started' | 'too_late_for_few';
    };

/** May the studio cancel a class? For too few until three hours before it, that instant included; otherwise until it starts. */
export function decideClassCancellation(
  { start, isCanceled }: { readonly start: Date; readonly isCanceled: boolean },
  reason: CancelReason,
  now: Date,
): ClassCancellationDecision {
  if (isCanceled) return { outcome: 'refused', reason: 'already_canceled' };
  if (now.getTime() >= start.getTime()) return { outcome: 'refused', reason: 'class_started' };
  const isTooLate = now.getTime() > start.getTime() - CLASS_CANCELLATION_MS;
  if (reason === 'few' && isTooLate) return { outcome: 'refused', reason: 'too_late_for_few' };
  return { outcome: 'canceled' };
}

export type ClassRestorationDecision =
  | { readonly outcome: 'restored' }
  | { readonly outcome: 'refused'; readonly reason: 'not_canceled' | 'class_started' };

/** May a cancelled class take place after all? Until it would start. */
export function decideClassRestoration(
  { start, isCanceled }: { readonly start: Date; readonly isCanceled: boolean },
  now: Date,
): ClassRestorationDecision {
  if (!isCanceled) return { outcome: 'refused', reason: 'not_canceled' };
  if (now.getTime() >= start.getTime()) return { outcome: 'refused', reason: 'class_started' };
  return { outcome: 'restored' };
}
