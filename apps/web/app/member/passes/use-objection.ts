import type { Fee, objectToFee } from '@lifted/contract/entitlements';
import { useState } from 'react';
import { useApiClient } from '@lifted/client/http/api-client-context.tsx';
import { startRemote } from '../../platform/http/remote.ts';

/** Where an objection is: its form closed (`wasOpen`: again), being written, on its way, or refused with its words still there. */
export type ObjectionState =
  | { readonly state: 'closed'; readonly wasOpen: boolean }
  | { readonly state: 'open' }
  | { readonly state: 'sending' }
  | { readonly state: 'refused'; readonly error: Error };

/** Objects to a fee, once at a time. */
export function useObjection(feeId: string, onFee: (fee: Fee) => void) {
  const api = useApiClient();
  const [objection, setObjection] = useState<ObjectionState>({ state: 'closed', wasOpen: false });

  function send(words: string): void {
    if (objection.state === 'sending') return;
    setObjection({ state: 'sending' });
    startRemote(
      (signal) =>
        api.call<typeof objectToFee>('POST', '/fees/{feeId}/objection', {
          params: { feeId },
          body: { words },
          signal,
        }),
      (remote) => {
        if (remote.state === 'failed') setObjection({ state: 'refused', error: remote.error });
        if (remote.state === 'loaded') {
          setObjection({ state: 'closed', wasOpen: true });
          onFee(remote.value);
        }
      },
    );
  }

  return {
    objection,
    open: () => setObjection({ state: 'open' }),
    close: () => setObjection({ state: 'closed', wasOpen: true }),
    send,
  };
}
