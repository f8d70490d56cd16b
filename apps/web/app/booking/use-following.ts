import { useEffect, useEffectEvent } from 'react';
import { askAgainWhenBack } from '../platform/http/ask-again.ts';

/**
 * Asks again when the page comes to the front, when the network is back, and every few seconds while the page is visible:
 * somebody may just have been given a place from the waitlist.
 */
export function useFollowing(ask: () => void): void {
  const askNow = useEffectEvent(ask);
  useEffect(
    () =>
      askAgainWhenBack(
        () => askNow(),
        () => true,
      ),
    [],
  );
}
