import type { joinTestWorkout } from '@lifted/contract/trial-bookings';
import type { BodyOf } from '@lifted/contract/call';
import { useState } from 'react';
import { useApiClient } from '../http/api-client-context.tsx';
import { startRemote } from '../http/remote.ts';

/** Where the booking stands (specification, section 4): idle, then a message of success or error. */
export type BookingState =
  | { readonly state: 'idle' }
  | { readonly state: 'sending' }
  | { readonly state: 'booked' }
  | { readonly state: 'refused'; readonly error: Error };

export type BookingRequest = BodyOf<typeof joinTestWorkout>;

/** Books once at a time: asking again while a request runs does nothing. */
export function useBooking(workoutId: string) {
  const api = useApiClient();
  const [booking, setBooking] = useState<BookingState>({ state: 'idle' });

  function book(body: BookingRequest): void {
    if (booking.state === 'sending') return;
    setBooking({ state: 'sending' });
    startRemote(
      (signal) =>
        api.call<typeof joinTestWorkout>('POST', '/bsport/join_test_workout/{workoutId}', {
          params: { workoutId },
          body,
          signal,
        }),
      (remote) => {
        if (remote.state === 'loaded') setBooking({ state: 'booked' });
        if (remote.state === 'failed') setBooking({ state: 'refused', error: remote.error });
      },
    );
  }

  return { booking, book };
}
