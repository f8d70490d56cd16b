import type { ProblemCode } from '@lifted/contract/problem';
import type { ApiClient } from '@lifted/client/http/api-client.ts';
import { useApiClient } from '@lifted/client/http/api-client-context.tsx';
import { ApiProblem } from '@lifted/client/http/api-problem.ts';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { startRemote, type Remote } from '../../platform/http/remote.ts';
import { takeLinkToken } from '../../platform/link-token.ts';

/** What a page behind a mailed link shows: a place in a class and what became of it. */
export type MailedPlace<Place> =
  | { readonly state: 'reading' }
  /** An address without a token: the page was loaded again after taking it, or the link was cut short. */
  | { readonly state: 'no_link' }
  | { readonly state: 'unknown_link' }
  | { readonly state: 'shown'; readonly place: Place; readonly isSending: boolean }
  | { readonly state: 'failed'; readonly error: Error };

/** What the API's refusals say of a place that was shown: what happened while the person was deciding. */
export type KnownRefusals<Place> = Partial<Record<ProblemCode, Partial<Place>>>;

/** The calls of a page behind a mailed link. The same object for every render. */
export interface MailedLink<Place> {
  readonly show: MailedLinkCall<Place>;
  /** What the button of the page does. */
  readonly act: MailedLinkCall<Place>;
  readonly refusals: KnownRefusals<Place>;
}

type MailedLinkCall<Place> = (
  api: ApiClient,
  request: { readonly body: { readonly token: string }; readonly signal: AbortSignal },
) => Promise<Place>;

/**
 * The state that follows from an answer of the API, null standing for an address without a token; `before` is the place as
 * last seen, null when never seen.
 */
export function mailedPlaceAfter<Place>(
  remote: Remote<Place | null>,
  before: Place | null,
  refusals: KnownRefusals<Place>,
): MailedPlace<Place> {
  switch (remote.state) {
    case 'loading':
      return { state: 'reading' };
    case 'loaded':
      return remote.value === null ? { state: 'no_link' } : shown(remote.value);
    case 'failed':
      return refused(remote.error, before, refusals);
    default:
      return remote satisfies never;
  }
}

/** A link nobody knows (or cut short), what happened while the person was deciding, or the error's own words. */
function refused<Place>(
  error: Error,
  before: Place | null,
  refusals: KnownRefusals<Place>,
): MailedPlace<Place> {
  if (!(error instanceof ApiProblem)) return { state: 'failed', error };
  if (UNKNOWN_LINK.includes(error.code)) return { state: 'unknown_link' };
  const change = refusals[error.code];
  return before === null || change === undefined
    ? { state: 'failed', error }
    : shown({ ...before, ...change });
}

const UNKNOWN_LINK: readonly ProblemCode[] = ['link_unknown', 'not_found', 'invalid_input'];

function shown<Place>(place: Place, isSending = false): MailedPlace<Place> {
  return { state: 'shown', place, isSending };
}

/** Reads the place behind the link, and acts on it when asked to: opening a link changes nothing. */
export function useMailedPlace<Place>({ show, act, refusals }: MailedLink<Place>) {
  const api = useApiClient();
  const { hash } = useLocation();
  const token = useRef<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [mailed, setMailed] = useState<MailedPlace<Place>>({ state: 'reading' });

  useEffect(() => {
    token.current = takeLinkToken() ?? token.current;
    const { current } = token;
    return startRemote(
      async (signal) => (current === null ? null : show(api, { body: { token: current }, signal })),
      (remote) => setMailed(mailedPlaceAfter(remote, null, refusals)),
    );
  }, [api, show, refusals, hash, attempt]);

  function press(): void {
    const { current } = token;
    if (mailed.state !== 'shown' || mailed.isSending || current === null) return;
    const { place } = mailed;
    setMailed(shown(place, true));
    startRemote(
      (signal) => act(api, { body: { token: current }, signal }),
      (remote) => setMailed(mailedPlaceAfter(remote, place, refusals)),
    );
  }

  function retry(): void {
    setMailed({ state: 'reading' });
    setAttempt((count) => count + 1);
  }

  return { mailed, press, retry };
}
