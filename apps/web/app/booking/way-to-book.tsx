import { useStudioSettings } from '@lifted/client/studio-settings.tsx';
import { buttonClass, ButtonLink } from '@lifted/design/button.tsx';
import { studio } from '@lifted/profile/studio';
import type { ReactNode } from 'react';
import { ExternalLink } from '../ui/external-link.tsx';
import { useAddress } from '../use-address.ts';

type Look = Parameters<typeof buttonClass>[0];

/** To where members book: our timetable, or the booking service’s own pages where there are any. */
export function WayToBook({
  look = 'signal',
  children,
}: {
  readonly look?: Look;
  readonly children: ReactNode;
}) {
  const address = useAddress();
  if (useStudioSettings().booking_service === null || studio.links.memberLogin === '') {
    return (
      <ButtonLink to={address('timetable')} look={look}>
        {children}
      </ButtonLink>
    );
  }
  return (
    <ExternalLink href={studio.links.memberLogin} className={buttonClass(look)}>
      {children}
    </ExternalLink>
  );
}
