import type { cancelTrialBooking, showTrialBooking } from '@lifted/contract/trial-bookings';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { ApiClient } from '../http/api-client.ts';
import { useApiClient } from '../http/api-client-context.tsx';
import { startRemote } from '../http/remote.ts';
import { cancellationAfter, type Cancellation } from './cancellation.ts';
import { takeLinkToken } from '../link-token.ts';

const READING: Cancellation = { state: 'reading' };

/** Reads the booking behind the link and gives its place back when asked to. */
export function useCancellation() {
  const api = useApiClient();
  const { hash } = useLocation();
  const token = useRef<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [cancellation, setCancellation] = useState(READING);

  useEffect(() => {
    token.current = takeLinkToken() ?? token.current;
    return startRemote(
      (signal) => bookingBehind(token.current, api, signal),
      (remote) => setCancellation(cancellationAfter(remote, null)),
    );
  }, [api, hash, attempt]);

  function cancel(): void {
    if (cancellation.state !== 'booked' || token.current === null) return;
    const { booking } = cancellation;
    const body = { token: token.current };
    setCancellation({ state: 'cancelling', booking });
    startRemote(
      (signal) => api.call<typeof cancelTrialBooking>('POST', '/trial_bookings/cancel', { body, signal }),
      (remote) => setCancellation(cancellationAfter(remote, booking)),
    );
  }

  function retry(): void {
    setCancellation(READING);
    setAttempt((count) => count + 1);
  }

  return { cancellation, cancel, retry };
}

/** Null without a token: there is nothing to ask for. */
async function bookingBehind(token: string | null, api: ApiClient, signal: AbortSignal) {
  if (token === null) return null;
  return api.call<typeof showTrialBooking>('POST', '/trial_bookings/show', { body: { token }, signal });
}
