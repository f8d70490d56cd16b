import { idleTurns } from '@lifted/client/idle-turns.ts';
import { startTransition, useEffect, useState } from 'react';
import type { Remote } from '../../platform/http/remote.ts';

const LOADING: Remote<never> = { state: 'loading' };

const nextTurn = idleTurns();

/**
 * The answer that fills a card below the screen. Its first value counts as loading until the browser has time: each such card
 * is drawn in a task of its own, so that a slow phone answers a finger in between. What was there before the page is shown at once.
 */
export function useInTurn<T>(answer: Remote<T>): Remote<T> {
  const [hasTurn, setHasTurn] = useState(answer.state === 'loaded');
  const isWaiting = answer.state === 'loaded' && !hasTurn;
  useEffect(() => {
    if (!isWaiting) return undefined;
    let isCurrent = true;
    void nextTurn().then(() => {
      if (isCurrent) startTransition(() => setHasTurn(true));
    });
    return () => {
      isCurrent = false;
    };
  }, [isWaiting]);
  return isWaiting ? LOADING : answer;
}
