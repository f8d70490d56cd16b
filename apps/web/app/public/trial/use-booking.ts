import type { joinTestWorkout, TrialPlace } from '@lifted/contract/trial-bookings';
import type { BodyOf } from '@lifted/contract/call';
import { useState } from 'react';
import { useApiClient } from '@lifted/client/http/api-client-context.tsx';
import { startRemote } from '../../platform/http/remote.ts';
import type { Language } from '../../language.ts';
import { ApiProblem } from '@lifted/client/http/api-problem.ts';

/** The state of the booking (specification, section 4): idle, then a message of success or error. */
export type BookingState =
  | { readonly state: 'idle' }
  | { readonly state: 'sending' }
  | { readonly state: 'booked' }
  /** The place waits until then for the link in the mail. */
  | { readonly state: 'held'; readonly until: Date }
  | { readonly state: 'refused'; readonly error: Error };

export type BookingRequest = Omit<BodyOf<typeof joinTestWorkout>, 'language'>;

/** Books once at a time: asking again while a request runs does nothing. The mails speak the language of the page. */
export function useBooking(workoutId: string, language: Language) {
  const api = useApiClient();
  const [booking, setBooking] = useState<BookingState>({ state: 'idle' });

  function book(request: BookingRequest): void {
    if (booking.state === 'sending') return;
    setBooking({ state: 'sending' });
    startRemote(
      (signal) =>
        api.call<typeof joinTestWorkout>('POST', '/bsport/join_test_workout/{workoutId}', {
          params: { workoutId },
          body: { ...request, language },
          signal,
        }),
      (remote) => {
        if (remote.state === 'loaded') setBooking(taken(remote.value));
        if (remote.state === 'failed') setBooking({ state: 'refused', error: remote.error });
      },
    );
  }

  return { booking, book };
}

function taken({ held_until }: TrialPlace): BookingState {
  return held_until === null ? { state: 'booked' } : { state: 'held', until: new Date(held_until) };
}

/** Fields of the booking form, as the wire names them. */
type BookingField = 'name' | 'email';

/** What to change in which field, in the order of the form; empty where the refusal is about no field. */
export function fieldRefusals(error: Error): Partial<Record<BookingField, string>> {
  if (!(error instanceof ApiProblem)) return {};
  const messages: Partial<Record<BookingField, string>> = {};
  for (const { field, message } of error.fieldErrors) {
    if (field === 'name' || field === 'email') messages[field] = message;
  }
  return messages;
}
