import type { TrialBooking } from '@lifted/contract/trial-bookings';
import { ApiProblem } from '@lifted/client/http/api-problem.ts';
import type { Remote } from '../../platform/http/remote.ts';

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
