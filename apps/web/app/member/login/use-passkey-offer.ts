import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { PasskeyAssertion } from '@lifted/client/session/identity-types.ts';
import { useSession, type SessionInPage } from '@lifted/client/session/session-context.tsx';

type WithSession = SessionInPage['withSession'];

/**
 * Has the browser offer passkeys in the address field while `isOn`. `ask` takes the offer back and asks with the browser's
 * own window, since browsers run one request at a time.
 */
export function usePasskeyOffer(isOn: boolean, onTaken: (signed: PasskeyAssertion) => void) {
  const { withSession } = useSession();
  const running = useRef<AbortController | null>(null);
  const [round, setRound] = useState(0);
  const taken = useEffectEvent(onTaken);

  useEffect(() => {
    if (!isOn) return;
    const offer = new AbortController();
    const { signal } = offer;
    running.current = offer;
    void offered(withSession, signal).then((signed) => {
      if (signed !== null && !signal.aborted) taken(signed);
    });
    return () => offer.abort();
  }, [isOn, withSession, round]);

  /** Asks for a passkey now. Throws IdentityError, and offers again afterwards. */
  async function ask(): Promise<PasskeyAssertion | null> {
    running.current?.abort();
    const asking = new AbortController();
    running.current = asking;
    try {
      return await passkeyFor(withSession, { isOffer: false, signal: asking.signal });
    } catch (failure) {
      setRound((before) => before + 1);
      throw failure;
    }
  }

  return { ask };
}

/** Null when the offer ended, or the browser cannot make one. */
async function offered(withSession: WithSession, signal: AbortSignal): Promise<PasskeyAssertion | null> {
  try {
    if (!(await PublicKeyCredential.isConditionalMediationAvailable()) || signal.aborted) return null;
    return await passkeyFor(withSession, { isOffer: true, signal });
  } catch (failure) {
    // Nobody has asked for anything: the button says what is wrong.
    console.error('Passkeys are not offered in the address field.', failure);
    return null;
  }
}

async function passkeyFor(
  withSession: WithSession,
  request: { readonly isOffer: boolean; readonly signal: AbortSignal },
): Promise<PasskeyAssertion | null> {
  const ways = await withSession(({ account }) => account.otherWays());
  return request.signal.aborted ? null : ways.askForPasskey(request);
}
