import { SECOND_MS } from '@lifted/domain/calendar/studio-calendar';
import { useEffect, useEffectEvent } from 'react';
import { askAgainWhenBack } from '../platform/http/ask-again.ts';

/** What arrived this recently is not asked for again: browsers report one return to a page several times. */
export const JUST_ASKED_MS = 5 * SECOND_MS;

/**
 * Asks again when the page comes to the front, when the network is back, and every few seconds while the page is visible:
 * somebody may just have been given a place from the waitlist. The page requests the first answers itself.
 */
export function useFollowing(ask: () => void): void {
  const askNow = useEffectEvent(ask);
  useEffect(() => {
    let askedAt = Date.now();
    const unlessJustAsked = () => {
      if (Date.now() - askedAt < JUST_ASKED_MS) return;
      askedAt = Date.now();
      askNow();
    };
    return askAgainWhenBack(unlessJustAsked, () => true);
  }, []);
}
