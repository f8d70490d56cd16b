/** What staff do with the roster of a class: guests of partners, places of members, and who was there. */
import { HOUR_MS } from '../calendar/studio-calendar.ts';
import { CHECK_IN_OPENS_MS } from './booking-times.ts';
import type { ClassFacts } from './booking.ts';

/** How long after the start a coach corrects who was there; later the desk does. */
export const COACH_CORRECTS_MS = 48 * HOUR_MS;

/** Why a guest of a partner gets no place. */
export type GuestRefusal =
  | 'class_canceled'
  | 'roster_closed'
  | 'partner_quota_full'
  | 'class_full'
  | 'place_promised';

interface GuestQuestion {
  readonly studioClass: ClassFacts;
  readonly isRosterClosed: boolean;
  /** Places of the partner in this class at most. */
  readonly quota: number;
  /** Guests of the partner who are in it. */
  readonly guests: number;
  /** Staff lets the guest in although the class is full. */
  readonly mayExceed: boolean;
  readonly now: Date;
}

export type GuestDecision =
  /** `isBeyond`: the class was full. */
  | { readonly outcome: 'added'; readonly isBeyond: boolean }
  | { readonly outcome: 'refused'; readonly reason: GuestRefusal };

/**
 * May the desk enter a guest of a partner? As long as the roster is open, also during the class. Nobody lifts the quota, and
 * until the class starts a free place goes to the waitlist (studio operations, section 2).
 */
export function decideGuest({
  studioClass,
  isRosterClosed,
  quota,
  guests,
  mayExceed,
  now,
}: GuestQuestion): GuestDecision {
  const refused = (reason: GuestRefusal) => ({ outcome: 'refused', reason }) as const;
  if (studioClass.isCanceled) return refused('class_canceled');
  if (isRosterClosed) return refused('roster_closed');
  if (guests >= quota) return refused('partner_quota_full');
  if (studioClass.taken >= studioClass.capacity) {
    return mayExceed ? { outcome: 'added', isBeyond: true } : refused('class_full');
  }
  const isPromised = studioClass.waiting > 0 && now.getTime() < studioClass.start.getTime();
  return isPromised ? refused('place_promised') : { outcome: 'added', isBeyond: false };
}

/** Why a place cannot be taken from a roster. */
export type RemovalRefusal = 'already_canceled' | 'class_canceled' | 'class_started';

/** May staff take a member out of a class? Free for the member, until it starts: then being there or not is what counts. */
export function removalRefusal(
  place: { readonly start: Date; readonly canceledAt: Date | null; readonly isClassCanceled: boolean },
  now: Date,
): RemovalRefusal | null {
  if (place.canceledAt !== null) return 'already_canceled';
  if (place.isClassCanceled) return 'class_canceled';
  return now.getTime() >= place.start.getTime() ? 'class_started' : null;
}

/** Why a walk-in cannot be taken back. */
export type WalkInRemovalRefusal = 'class_canceled' | 'roster_closed';

/**
 * May it be taken back that somebody came without a booking? Also while the class runs and after it, until its roster is
 * closed: what was counted then, and who was told of it, stays true.
 */
export function walkInRemovalRefusal({
  isClassCanceled,
  isRosterClosed,
}: {
  readonly isClassCanceled: boolean;
  readonly isRosterClosed: boolean;
}): WalkInRemovalRefusal | null {
  if (isClassCanceled) return 'class_canceled';
  return isRosterClosed ? 'roster_closed' : null;
}

/** Whether the coach of a class that began then still corrects who was there. */
export function isCorrectedByCoach(start: Date, now: Date): boolean {
  return now.getTime() - start.getTime() <= COACH_CORRECTS_MS;
}

/** Why nobody can be marked present now. */
export type CheckInRefusal = 'class_canceled' | 'check_in_closed';

/**
 * May somebody be marked present, or the mark taken back? From twenty minutes before the class; a coach for two days, the
 * desk later too.
 */
export function checkInRefusal(
  { start, isCanceled }: { readonly start: Date; readonly isCanceled: boolean },
  who: 'coach' | 'desk',
  now: Date,
): CheckInRefusal | null {
  if (isCanceled) return 'class_canceled';
  const since = now.getTime() - start.getTime();
  const isOpen = since >= -CHECK_IN_OPENS_MS && (who === 'desk' || isCorrectedByCoach(start, now));
  return isOpen ? null : 'check_in_closed';
}
