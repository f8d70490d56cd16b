import type { BookingServiceSettings } from '@lifted/contract/studio-settings';
import { Suspense, type ComponentType } from 'react';
import { Outlet } from 'react-router';
import { ThirdPartyPlace } from '../../platform/consent/third-party-place.tsx';
import { useStudioSettings } from '@lifted/client/studio-settings.tsx';

/** A page with a part of the booking service below it, if one is set up; nothing of it is fetched if not. */
export function BookingServiceBelow({
  part: Part,
}: {
  readonly part: ComponentType<{ readonly settings: BookingServiceSettings }>;
}) {
  const { booking_service: settings } = useStudioSettings();
  return (
    <>
      <Outlet />
      <ThirdPartyPlace category="booking_service">
        {settings !== null && (
          <Suspense fallback={null}>
            <Part settings={settings} />
          </Suspense>
        )}
      </ThirdPartyPlace>
    </>
  );
}
