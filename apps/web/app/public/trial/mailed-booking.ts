import type {
  TrialBooking,
  cancelTrialBooking,
  confirmTrialBooking,
  showTrialBooking,
} from '@lifted/contract/trial-bookings';
import { ApiProblem } from '@lifted/client/http/api-problem.ts';
import { type Remote, startRemote } from '../../platform/http/remote.ts';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { ApiClient } from '@lifted/client/http/api-client.ts';
import { useApiClient } from '@lifted/client/http/api-client-context.tsx';
import { takeLinkToken } from '../../platform/link-token.ts';

/** What a page behind a mailed link shows: a booking and what became of it. */
export type MailedBooking =
  | { readonly state: 'reading' }
  | { readonly state: 'unknown_link' }
  | { readonly state: TrialBooking['state']; readonly booking: TrialBooking }
  | { readonly state: 'sending'; readonly booking: TrialBooking }
  | { readonly state: 'failed'; readonly error: Error };

/**
 * The state that follows from an answer of the API, null standing for an address without a token; `before` is the
 * booking as last seen, null when never seen.
 */
export function mailedBookingAfter(
  remote: Remote<TrialBooking | null>,
  before: TrialBooking | null,
): MailedBooking {
  switch (remote.state) {
    case 'loading':
      return { state: 'reading' };
    case 'loaded':
      return remote.value === null
        ? { state: 'unknown_link' }
        : { state: remote.value.state, booking: remote.value };
    case 'failed':
      return refused(remote.error, before);
    default:
      return remote satisfies never;
  }
}

/** A link nobody knows (or cut short), a class that started meanwhile, or the error's own words. */
function refused(error: Error, before: TrialBooking | null): MailedBooking {
  if (!(error instanceof ApiProblem)) return { state: 'failed', error };
  switch (error.code) {
    case 'link_unknown':
    case 'not_found':
    case 'invalid_input':
      return { state: 'unknown_link' };
    case 'class_started':
      if (before !== null) return { state: 'started', booking: { ...before, state: 'started' } };
      return { state: 'failed', error };
    default:
      return { state: 'failed', error };
  }
}

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
