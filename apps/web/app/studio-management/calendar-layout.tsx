import { lazy, Suspense } from 'react';
import { Outlet } from 'react-router';
import { GuestPlace } from '../consent/guest-place.tsx';
import { useStudioSettings } from '../studio-settings.tsx';

const BookingCalendar = lazy(async () => ({
  default: (await import('./booking-calendar.tsx')).BookingCalendar,
}));

/** Puts the booking service's calendar below a page, if one is set up; nothing of it is fetched if not. */
export default function CalendarLayout() {
  const { booking_service: settings } = useStudioSettings();
  return (
    <>
      <Outlet />
      <GuestPlace category="booking_service">
        {settings !== null && (
          <Suspense fallback={null}>
            <BookingCalendar settings={settings} />
          </Suspense>
        )}
      </GuestPlace>
    </>
  );
}
