import type { BookingServiceSettings } from '@lifted/contract/studio-settings';
import { useId, useMemo, type ReactNode } from 'react';
import { hostOf } from '../consent/categories-in-use.ts';
import { ConsentGate } from '../consent/consent-gate.tsx';
import { useWords } from '../language.ts';
import { LeadHeading } from '../ui/lead-heading.tsx';
import { BOOKING_WORDS } from './booking-words.ts';
import styles from './booking-service.module.css';
import { bsportPage } from './bsport-page.ts';
import { createBsport } from './bsport.ts';
import { OtherWays } from './other-ways.tsx';
import type { StudioManagement } from './studio-management.ts';

interface BookingBandProps {
  readonly settings: BookingServiceSettings;
  readonly heading: string;
  readonly lead: string;
  readonly children: (service: StudioManagement) => ReactNode;
}

/** The part of a page that belongs to the booking service, behind the question whether to load it. */
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
