import type { BookingServiceSettings } from '@lifted/contract/studio-settings';
import { useWords } from '../../language.ts';
import { ByAudience } from '../../ui/audience.tsx';
import { BookingBand } from './booking-band.tsx';
import { BookingWidget } from './booking-widget.tsx';
import { BOOKING_WORDS } from './booking-words.ts';

/** The booking service's calendar. */
export function BookingCalendar({ settings }: { readonly settings: BookingServiceSettings }) {
  const { calendar } = useWords(BOOKING_WORDS);
  return (
    <BookingBand
      settings={settings}
      heading={calendar.heading}
      lead={<ByAudience visitors={calendar.lead} members={calendar.memberLead} />}
    >
      {(service) => <BookingWidget service={service} kind="calendar" />}
    </BookingBand>
  );
}
