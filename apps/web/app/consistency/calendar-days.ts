import type { Booking } from '@lifted/contract/bookings';
import { dayStatus, type AttendanceFacts, type DayStatus } from '@lifted/domain/attendance';
import { monthWeeks, type CalendarMonth } from '@lifted/domain/calendar-month';
import { entriesByDay } from '@lifted/domain/month-days';
import type { CivilDate } from '@lifted/domain/studio-calendar';

/** What can be shown of a logged workout on a calendar: when it started. */
export interface LoggedWorkout {
  readonly start_datetime: string;
}

export interface CalendarDay {
  readonly date: CivilDate;
  readonly status: DayStatus;
  /** Attended, and with a workout log of that day to show (specification, section 2: Workout list). */
  readonly isSelectable: boolean;
}

/** The weeks of a month with the status of each day; null outside the month. */
export function calendarWeeks(
  month: CalendarMonth,
  bookings: readonly Booking[],
  logs: readonly LoggedWorkout[],
  now: Date,
): (CalendarDay | null)[][] {
  const bookingsByDay = entriesByDay(bookings, (booking) => new Date(booking.workout_start_datetime), month);
  const logsByDay = entriesByDay(logs, (log) => new Date(log.start_datetime), month);
  return monthWeeks(month).map((week) =>
    week.map((date) => {
      if (date === null) return null;
      const status = dayStatus((bookingsByDay.get(date) ?? []).map(attendanceFacts), now);
      return { date, status, isSelectable: status === 'attended' && logsByDay.has(date) };
    }),
  );
}

function attendanceFacts(booking: Booking): AttendanceFacts {
  return {
    startsAt: new Date(booking.workout_start_datetime),
    canceledAt: booking.canceled_at === null ? null : new Date(booking.canceled_at),
    hasAttended: booking.has_attended,
  };
}
