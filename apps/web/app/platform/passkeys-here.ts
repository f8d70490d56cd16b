import { arePasskeysPossible } from '@lifted/client/session/passkeys-possible.ts';
import { useSyncExternalStore } from 'react';

/** Whether this browser can sign in with passkeys here; true while the page is built, as it is nearly everywhere. */
export function usePasskeysHere(): boolean {
  return useSyncExternalStore(subscribeToNothing, arePasskeysPossible, () => true);
}

function subscribeToNothing(): () => void {
  return () => undefined;
}
