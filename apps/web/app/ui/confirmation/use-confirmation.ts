import { useApiClient } from '@lifted/client/http/api-client-context.tsx';
import { ApiProblem, ApiUnreachable } from '@lifted/client/http/api-problem.ts';
import {
  requestOf,
  sendCodeOf,
  waysOf,
  type TypedWay,
  type Way,
} from '@lifted/client/session/confirmation/confirmation-ways.ts';
import { confirmWithPasskey } from '@lifted/client/session/embedded/confirm-with-passkey.ts';
import { IdentityError } from '@lifted/client/session/identity-provider.ts';
import type { confirmSignIn } from '@lifted/contract/own-sessions';
import { useEffect, useRef, useState } from 'react';
import { usePasskeysHere } from '../../platform/passkeys-here.ts';

/** `sent`: a code is on its way · `fault`: what was typed is not right · `refused`: anything else. */
type Said = { readonly about: 'sent' } | { readonly about: 'fault' | 'refused'; readonly text: string };

/** Showing a password, a code or a passkey once more, so that what was refused can be done. */
export function useConfirmation(refusal: ApiProblem | null, onConfirmed: () => void) {
  const api = useApiClient();
  const hasPasskeys = usePasskeysHere();
  const [asked, setAsked] = useState(refusal);
  const [chosen, setChosen] = useState(0);
  const [said, setSaid] = useState<Said | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const asking = useRef<AbortController | null>(null);
  // Browsers run one request for a passkey at a time.
  useEffect(() => () => asking.current?.abort(), []);
  const ways = asked === null ? [] : waysOf(asked, hasPasskeys);

  async function attempt(act: () => Promise<Said | null>): Promise<void> {
    setIsBusy(true);
    setSaid(null);
    try {
      setSaid(await act());
    } catch (failure) {
      if (failure instanceof ApiProblem && failure.code === 'sign_in_again') {
        // The account has got or lost a second factor since.
        setAsked(failure);
        setChosen(0);
      } else setSaid(saidOf(failure));
    } finally {
      setIsBusy(false);
    }
  }

  return {
    message: asked?.message,
    ways,
    way: ways[chosen],
    said,
    isBusy,
    choose(way: Way): void {
      setChosen(ways.indexOf(way));
      setSaid(null);
    },
    send: (way: Way) =>
      void attempt(async () => {
        await sendCodeOf(api, way);
        return { about: 'sent' };
      }),
    show: (way: TypedWay, typed: string) =>
      void attempt(async () => {
        await api.call<typeof confirmSignIn>('POST', '/identity/confirm', requestOf(way, typed));
        onConfirmed();
        return null;
      }),
    takePasskey: () =>
      void attempt(async () => {
        asking.current = new AbortController();
        await confirmWithPasskey(api, asking.current.signal);
        onConfirmed();
        return null;
      }),
  };
}

/** Refusals a person can do something about; others are no message. */
function saidOf(failure: unknown): Said {
  if (failure instanceof ApiProblem) {
    const isTyped = failure.code === 'invalid_input' || failure.code.startsWith('code_');
    const [field] = failure.fieldErrors;
    return isTyped
      ? { about: 'fault', text: field?.message ?? failure.message }
      : { about: 'refused', text: failure.message };
  }
  if (failure instanceof ApiUnreachable || failure instanceof IdentityError)
    return { about: 'refused', text: failure.message };
  throw failure;
}
