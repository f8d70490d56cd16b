import type { confirmSignIn } from '@lifted/contract/identity/own-sessions';
import { useEffect, useRef, useState } from 'react';
import type { ApiClient } from '../../http/api-client.ts';
import { ApiProblem } from '../../http/api-problem.ts';
import { confirmWithPasskey } from '../embedded/confirm-with-passkey.ts';
import { saidOfRefusal, type ConfirmationSaid } from './confirmation-said.ts';
import { keyOfWay, requestOf, sendCodeOf, waysOf, type TypedWay, type Way } from './confirmation-ways.ts';

interface ConfirmationOptions {
  readonly api: ApiClient;
  /** Whether this browser can use passkeys. */
  readonly hasPasskeys: boolean;
  /** Why something was refused; null where that says nothing of what helps. */
  readonly refusal: ApiProblem | null;
  readonly onConfirmed: () => void;
}

/** What happens where somebody confirms, whatever it looks like. */
export type Confirming = ReturnType<typeof useConfirmation>;

/** Showing a password, a code or a passkey once more, so that what was refused can be done. */
export function useConfirmation({ api, hasPasskeys, refusal, onConfirmed }: ConfirmationOptions) {
  const [asked, setAsked] = useState(refusal);
  const [chosen, setChosen] = useState(0);
  const [said, setSaid] = useState<ConfirmationSaid | null>(null);
  /** The way a code was sent for. */
  const [sentFor, setSentFor] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const asking = useRef<AbortController | null>(null);
  // Browsers run one request for a passkey at a time.
  useEffect(() => () => asking.current?.abort(), []);
  const ways = asked === null ? [] : waysOf(asked, hasPasskeys);

  /** One at a time. The button that was pressed is not disabled meanwhile: it would lose the focus. */
  async function attempt(act: () => Promise<ConfirmationSaid | null>): Promise<void> {
    if (isBusy) return;
    setIsBusy(true);
    setSaid(null);
    try {
      setSaid(await act());
    } catch (failure) {
      if (failure instanceof ApiProblem && failure.code === 'sign_in_again') {
        // The account has got or lost a second factor since.
        setAsked(failure);
        setChosen(0);
      } else setSaid(saidOfRefusal(failure));
    } finally {
      setIsBusy(false);
    }
  }

  return {
    message: asked?.message,
    ways,
    way: ways[chosen],
    said,
    hasSent: (way: Way) => keyOfWay(way) === sentFor,
    isBusy,
    choose(way: Way): void {
      setChosen(ways.indexOf(way));
      setSaid(null);
    },
    send: (way: Way) =>
      void attempt(async () => {
        await sendCodeOf(api, way);
        setSentFor(keyOfWay(way));
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
