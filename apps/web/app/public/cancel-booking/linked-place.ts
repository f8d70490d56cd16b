import type { cancelLinkedPlace, LinkedPlace, showLinkedPlace } from '@lifted/contract/class-bookings';
import { ApiProblem } from '@lifted/client/http/api-problem.ts';
import { useApiClient } from '@lifted/client/http/api-client-context.tsx';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { startRemote, type Remote } from '../../platform/http/remote.ts';
import { takeLinkToken } from '../../platform/link-token.ts';

/** What the page behind the link of a booking's mail shows. */
export type PlaceOnPage =
  | { readonly state: 'reading' }
  | { readonly state: 'unknown_link' }
  | { readonly state: LinkedPlace['state'] | 'sending'; readonly place: LinkedPlace }
  | { readonly state: 'failed'; readonly error: Error };

/**
 * The state that follows from an answer of the API, null standing for an address without a token; `before` is the place
 * as last seen, null when never seen.
 */
export function placeAfter(remote: Remote<LinkedPlace | null>, before: LinkedPlace | null): PlaceOnPage {
  switch (remote.state) {
    case 'loading':
      return { state: 'reading' };
    case 'loaded':
      return remote.value === null
        ? { state: 'unknown_link' }
        : { state: remote.value.state, place: remote.value };
    case 'failed':
      return refused(remote.error, before);
    default:
      return remote satisfies never;
  }
}

/** A link nobody knows (or cut short), what happened while the person was deciding, or the error's own words. */
function refused(error: Error, before: LinkedPlace | null): PlaceOnPage {
  if (!(error instanceof ApiProblem)) return { state: 'failed', error };
  switch (error.code) {
    case 'link_unknown':
    case 'not_found':
    case 'invalid_input':
      return { state: 'unknown_link' };
    case 'class_started':
      return before === null ? { state: 'failed', error } : seen(before, 'started', null);
    case 'already_canceled':
      return before === null ? { state: 'failed', error } : seen(before, 'canceled', null);
    case 'class_canceled':
      return before === null ? { state: 'failed', error } : seen(before, 'canceled', 'studio');
    default:
      return { state: 'failed', error };
  }
}

function seen(
  before: LinkedPlace,
  state: 'started' | 'canceled',
  cancellation: LinkedPlace['cancellation'],
): PlaceOnPage {
  return { state, place: { ...before, state, cancellation } };
}

/** What giving up a place costs at `now`; at its last free instant still nothing. */
export type CostNow = 'free' | LinkedPlace['late_cost'];

/** See CostNow. */
export function costNow({ free_until, late_cost }: LinkedPlace, now: Date): CostNow {
  return now.getTime() <= new Date(free_until).getTime() ? 'free' : late_cost;
}

const READING: PlaceOnPage = { state: 'reading' };

/** Reads the place behind the link and gives it up when asked to: opening the link changes nothing. */
export function useLinkedPlace() {
  const api = useApiClient();
  const { hash } = useLocation();
  const token = useRef<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [shown, setShown] = useState(READING);

  useEffect(() => {
    token.current = takeLinkToken() ?? token.current;
    const { current } = token;
    return startRemote(
      async (signal) =>
        current === null
          ? null
          : api.call<typeof showLinkedPlace>('POST', '/booking_links/show', {
              body: { token: current },
              signal,
            }),
      (remote) => setShown(placeAfter(remote, null)),
    );
  }, [api, hash, attempt]);

  function cancel(): void {
    if (shown.state !== 'booked' || token.current === null) return;
    const { place } = shown;
    const body = { token: token.current };
    setShown({ state: 'sending', place });
    startRemote(
      (signal) => api.call<typeof cancelLinkedPlace>('POST', '/booking_links/cancel', { body, signal }),
      (remote) => setShown(placeAfter(remote, place)),
    );
  }

  function retry(): void {
    setShown(READING);
    setAttempt((count) => count + 1);
  }

  return { shown, cancel, retry };
}
