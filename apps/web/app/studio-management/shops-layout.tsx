import { lazy, Suspense } from 'react';
import { Outlet } from 'react-router';
import { GuestPlace } from '../consent/guest-place.tsx';
import { useStudioSettings } from '../studio-settings.tsx';

const BookingShops = lazy(async () => ({
  default: (await import('./booking-shops.tsx')).BookingShops,
}));

/** Puts the booking service's two shops below a page, if the service is set up; nothing of it is fetched if not. */
export default function ShopsLayout() {
  const { booking_service: settings } = useStudioSettings();
  return (
    <>
      <Outlet />
      <GuestPlace category="booking_service">
        {settings !== null && (
          <Suspense fallback={null}>
            <BookingShops settings={settings} />
          </Suspense>
        )}
      </GuestPlace>
    </>
  );
}
