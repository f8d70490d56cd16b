import type { Booking } from '@lifted/contract/bookings';
import {
  bookingStatus,
  dayStatus,
  isRunning,
  type AttendanceFacts,
  type DayStatus,
} from '@lifted/domain/bookings/attendance';
import { monthWeeks, type CalendarMonth } from '@lifted/domain/calendar/calendar-month';
import { entriesByDay } from './month-days.ts';
import { berlinTime, type CivilDate } from '@lifted/domain/calendar/studio-calendar';

/** What can be shown of a logged workout on a calendar: when it started. */
export interface LoggedWorkout {
  readonly start_datetime: string;
}

/** What a booked place adds to its booking: who gives the class. */
export interface CoachedPlace {
  readonly booking_id: string;
  readonly coach_first_name: string;
}

/** What a month is drawn from. */
interface MonthEntries {
  readonly bookings: readonly Booking[];
  readonly places: readonly CoachedPlace[];
  readonly logs: readonly LoggedWorkout[];
}

/** The state of a day: its status, and for a missed class that has not ended yet that it is running. */
export type DayMark = DayStatus | 'running';

/** A booked class of a day. */
export interface PlannedClass {
  /** '18:00'. */
  readonly time: string;
  /** Null in a booking stored on this device by an earlier version. */
  readonly name: string | null;
  /** Null where only the booking is known. */
  readonly coach: string | null;
}

export interface CalendarDay {
  readonly date: CivilDate;
  readonly status: DayMark;
  /** Upcoming or running classes by start. */
  readonly classes: readonly PlannedClass[];
  /** Attended, and with a workout log of that day to show (specification, section 2: Workout list). */
  readonly isSelectable: boolean;
}

/** The weeks of a month with the status of each day; null outside the month. */
export function calendarWeeks(
  month: CalendarMonth,
  { bookings, places, logs }: MonthEntries,
  now: Date,
): (CalendarDay | null)[][] {
  const bookingsByDay = entriesByDay(bookings, (booking) => new Date(booking.workout_start_datetime), month);
  const coaches = new Map(places.map((place) => [place.booking_id, place.coach_first_name]));
  const logsByDay = entriesByDay(logs, (log) => new Date(log.start_datetime), month);
  return monthWeeks(month).map((week) =>
    week.map((date) => {
      if (date === null) return null;
      const ofDay = bookingsByDay.get(date) ?? [];
      const rule = dayStatus(ofDay.map(attendanceFacts), now);
      const runs = rule === 'missed' && ofDay.some((booking) => isRunning(attendanceFacts(booking), now));
      return {
        date,
        status: runs ? 'running' : rule,
        classes: ofDay
          .filter((booking) => isAhead(booking, now))
          .map((booking) => plannedClass(booking, coaches.get(booking.id)))
          .toSorted((one, other) => one.time.localeCompare(other.time)),
        isSelectable: rule === 'attended' && logsByDay.has(date),
      };
    }),
  );
}

function isAhead(booking: Booking, now: Date): boolean {
  const facts = attendanceFacts(booking);
  return bookingStatus(facts, now) === 'upcoming' || isRunning(facts, now);
}

/** A booking stored on this device by an earlier version has no class name. */
type NamedBooking = Pick<Booking, 'workout_start_datetime'> & { readonly timer_name?: string | null };

function plannedClass(
  { workout_start_datetime, timer_name = null }: NamedBooking,
  coach: string | undefined,
): PlannedClass {
  return { time: berlinTime(new Date(workout_start_datetime)), name: timer_name, coach: coach ?? null };
}

function attendanceFacts(booking: Booking): AttendanceFacts {
  return {
    startsAt: new Date(booking.workout_start_datetime),
    isClassCanceled: booking.is_class_canceled === true,
    canceledAt: booking.canceled_at === null ? null : new Date(booking.canceled_at),
    hasAttended: booking.has_attended,
    isFreeCancellation: booking.is_free_cancellation === true,
  };
}
