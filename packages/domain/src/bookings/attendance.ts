import { CLASS_LENGTH_MS, HOUR_MS } from '../calendar/studio-calendar.ts';

/** A booking as far as attendance rules look at it. */
export interface AttendanceFacts {
  readonly startsAt: Date;
  readonly canceledAt: Date | null;
  readonly hasAttended: boolean;
  /** The studio cancelled the class: the day says nothing of it, however late that was. */
  readonly isClassCanceled?: boolean;
  /** Cancelled free within 12 hours of the start: undone at once, or after a promotion. The day says nothing of it. */
  readonly isFreeCancellation?: boolean;
}

/** What a day on the calendar says, strongest first (specification, section 4: Calendar day status). */
export const DAY_STATUSES = ['attended', 'upcoming', 'late-canceled', 'missed', 'none'] as const;
export type DayStatus = (typeof DAY_STATUSES)[number];

/**
 * A cancellation is free until 12 hours before the start; exactly 12 hours is still free.
 * Measured in elapsed time, so a clock change in between does not move it (specification, sections 4 and 9).
 */
export const FREE_CANCELLATION_MS = 12 * HOUR_MS;

/** True when the place was given back less than 12 hours before the start. */
export function isLateCanceled(booking: AttendanceFacts): boolean {
  if (booking.canceledAt === null || booking.isFreeCancellation === true) return false;
  return booking.startsAt.getTime() - booking.canceledAt.getTime() < FREE_CANCELLATION_MS;
}

/** The status of one booking by itself. At the very start a class has begun: it is no longer upcoming. */
export function bookingStatus(booking: AttendanceFacts, now: Date): DayStatus {
  if (booking.isClassCanceled === true) return 'none';
  if (booking.canceledAt !== null) return isLateCanceled(booking) ? 'late-canceled' : 'none';
  if (booking.hasAttended) return 'attended';
  return booking.startsAt.getTime() > now.getTime() ? 'upcoming' : 'missed';
}

/**
 * Whether the class of a booking that counts as missed is still running: the member may be in it and press the tablet at
 * its end. The rule stays the specification's; pages use another word for it.
 */
export function isRunning(booking: AttendanceFacts, now: Date): boolean {
  const sinceStart = now.getTime() - booking.startsAt.getTime();
  return bookingStatus(booking, now) === 'missed' && sinceStart < CLASS_LENGTH_MS;
}

/** The status of a day: the strongest among the bookings whose class starts on it; 'none' without bookings. */
export function dayStatus(bookingsOfDay: readonly AttendanceFacts[], now: Date): DayStatus {
  const found = new Set(bookingsOfDay.map((booking) => bookingStatus(booking, now)));
  return DAY_STATUSES.find((status) => found.has(status)) ?? 'none';
}
