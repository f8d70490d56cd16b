import { lazy } from 'react';
import { BookingServiceBelow } from './booking-service-below.tsx';

const BookingCalendar = lazy(async () => ({
  default: (await import('./booking-calendar.tsx')).BookingCalendar,
}));

/** Puts the booking service's calendar below a page. */
export default function CalendarLayout() {
  return <BookingServiceBelow part={BookingCalendar} />;
}
