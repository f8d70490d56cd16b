import { lazyPart } from '../../ui/lazy-part.tsx';
import { BookingServiceBelow } from './booking-service-below.tsx';

const BookingCalendar = lazyPart(
  'booking-calendar',
  async () => (await import('./booking-calendar.tsx')).BookingCalendar,
);

/** Puts the booking service's calendar below a page. */
export default function CalendarLayout() {
  return <BookingServiceBelow part={BookingCalendar} />;
}
