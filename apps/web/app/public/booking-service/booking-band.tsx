import type { BookingServiceSettings } from '@lifted/contract/studio-settings';
import { useId, useMemo, type ReactNode } from 'react';
import { hostOf } from '../../platform/consent/categories-in-use.ts';
import { ConsentGate } from '../../platform/consent/consent-gate.tsx';
import { useWords } from '../../language.ts';
import { LeadHeading } from '../../ui/layout/lead-heading.tsx';
import { BOOKING_WORDS } from './booking-words.ts';
import styles from './booking-service.module.css';
import { bsportPage } from './bsport-page.ts';
import { OtherWays } from './booking-widget.tsx';
import { createBsport, type StudioManagement } from './bsport.ts';

interface BookingBandProps {
  readonly settings: BookingServiceSettings;
  readonly heading: string;
  readonly lead: ReactNode;
  readonly children: (service: StudioManagement) => ReactNode;
}

/** The part of a page that belongs to the booking service, behind the consent question. */
export function BookingBand({ settings, heading, lead, children }: BookingBandProps) {
  const words = useWords(BOOKING_WORDS);
  const id = useId();
  const { company_id: companyId, widget_url: widgetUrl } = settings;
  const service = useMemo(() => createBsport({ companyId, widgetUrl }, bsportPage), [companyId, widgetUrl]);
  return (
    <section aria-labelledby={id} className={styles.band}>
      <LeadHeading id={id} lead={lead}>
        {heading}
      </LeadHeading>
      <ConsentGate
        category="booking_service"
        from={hostOf(widgetUrl)}
        without={
          <div className={styles.without}>
            <p>{words.without}</p>
            <OtherWays />
          </div>
        }
      >
        {children(service)}
      </ConsentGate>
    </section>
  );
}
