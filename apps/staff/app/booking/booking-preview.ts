import type { BookingPreview } from '@lifted/contract/desk/desk-classes';
import { queryOptions } from '@tanstack/react-query';

/** Who would be booked into which class. */
export interface AskedBooking {
  readonly classId: string;
  readonly personId: string;
  readonly mayExceed: boolean;
}

/**
 * What would pay for a booking. Whatever changes at the desk, it is not asked again while it is shown: once the booking is done it
 * could only be refused.
 */
export function bookingPreview(
  { classId, personId, mayExceed }: AskedBooking,
  ask: (signal: AbortSignal) => Promise<BookingPreview>,
) {
  return queryOptions({
    queryKey: ['desk', 'booking-preview', classId, personId, mayExceed],
    queryFn: ({ signal }) => ask(signal),
    staleTime: 'static',
    gcTime: 0,
  });
}
