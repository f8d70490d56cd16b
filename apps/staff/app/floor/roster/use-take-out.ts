import type { removeWalkIn } from '@lifted/contract/floor/floor';
import { ApiProblem, ApiUnreachable } from '@lifted/client/http/api-problem.ts';
import { useState } from 'react';
import { useFloor } from '../device/use-floor.ts';
import { inPageLanguage } from '../frame/floor-language.ts';
import { ROSTER_WORDS } from './roster-words.ts';

/** Somebody who came without a booking. */
export interface WalkIn {
  readonly bookingId: string;
  readonly name: string;
}

/** What to say of it. */
export interface TakenOut {
  readonly sentence: string;
  /** The sentence asks for a network, and holds only until there is one. */
  readonly isForNetwork?: true;
}

/** Takes walk-ins of a class back; answers what to say, and whether one is on its way. */
export function useTakeOut(
  classId: string,
  coachId: string,
): { readonly takeOut: (walkIn: WalkIn) => Promise<TakenOut>; readonly isSending: boolean } {
  const words = inPageLanguage(ROSTER_WORDS);
  const { store } = useFloor();
  const [isSending, setIsSending] = useState(false);
  const takeOut = async ({ bookingId, name }: WalkIn): Promise<TakenOut> => {
    setIsSending(true);
    try {
      await store.asTablet(
        store.api.call<typeof removeWalkIn>('DELETE', '/floor/classes/{classId}/walk-ins/{bookingId}', {
          params: { classId, bookingId },
          query: { coach_id: coachId },
        }),
      );
      await store.refreshAfterChange(classId);
      return { sentence: words.takenOut(name) };
    } catch (failure) {
      if (failure instanceof ApiProblem) return { sentence: failure.detail };
      if (failure instanceof ApiUnreachable)
        return { sentence: words.takeOutNeedsNetwork, isForNetwork: true };
      throw failure;
    } finally {
      setIsSending(false);
    }
  };
  return { takeOut, isSending };
}
