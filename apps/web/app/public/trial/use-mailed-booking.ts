import type {
  cancelTrialBooking,
  confirmTrialBooking,
  showTrialBooking,
} from '@lifted/contract/trial-bookings';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { ApiClient } from '@lifted/client/http/api-client.ts';
import { useApiClient } from '@lifted/client/http/api-client-context.tsx';
import { startRemote } from '../../platform/http/remote.ts';
import { takeLinkToken } from '../../platform/link-token.ts';
import { mailedBookingAfter, type MailedBooking } from './mailed-booking.ts';

const READING: MailedBooking = { state: 'reading' };

/** What the button of the page does. */
export type LinkAction = 'cancel' | 'confirm';

/** Reads the booking behind the link, and confirms or cancels it when asked to: opening a link changes nothing. */
export function useMailedBooking(action: LinkAction) {
  const api = useApiClient();
  const { hash } = useLocation();
  const token = useRef<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [mailed, setMailed] = useState(READING);

  useEffect(() => {
    token.current = takeLinkToken() ?? token.current;
    return startRemote(
      (signal) => bookingBehind(token.current, api, signal),
      (remote) => setMailed(mailedBookingAfter(remote, null)),
    );
  }, [api, hash, attempt]);

  function act(): void {
    if ((mailed.state !== 'booked' && mailed.state !== 'held') || token.current === null) return;
    const { booking } = mailed;
    const body = { token: token.current };
    setMailed({ state: 'sending', booking });
    startRemote(
      (signal) => send(api, action, body, signal),
      (remote) => setMailed(mailedBookingAfter(remote, booking)),
    );
  }

  function retry(): void {
    setMailed(READING);
    setAttempt((count) => count + 1);
  }

  return { mailed, act, retry };
}

function send(api: ApiClient, action: LinkAction, body: { readonly token: string }, signal: AbortSignal) {
  return action === 'confirm'
    ? api.call<typeof confirmTrialBooking>('POST', '/trial_bookings/confirm', { body, signal })
    : api.call<typeof cancelTrialBooking>('POST', '/trial_bookings/cancel', { body, signal });
}

/** Null without a token: there is nothing to ask for. */
async function bookingBehind(token: string | null, api: ApiClient, signal: AbortSignal) {
  if (token === null) return null;
  return api.call<typeof showTrialBooking>('POST', '/trial_bookings/show', { body: { token }, signal });
}
