import { SECOND_MS } from '@lifted/domain/calendar/studio-calendar';
import { useCallback, useEffect, useState } from 'react';
import type { KnownChallenge } from '../challenge/challenge-facts.ts';

/** Once the member is loaded, the other cards wait this long for those above them. */
const LONGEST_WAIT_MS = 3 * SECOND_MS;

/**
 * Which cards may be shown. `nothing`: not even whether there are challenges is known. `first`: another challenge may still
 * appear above the rest, which would shift what is being read. `all`: every card has its position.
 */
export type SettledCards = 'nothing' | 'first' | 'all';

interface SettledState {
  readonly settled: SettledCards;
  /** To be called for each challenge once it is known whether it is shown. */
  readonly noteKnown: (challengeId: string) => void;
}

/** Holds cards back until none can be inserted above them, or until the wait is worse than a layout shift. */
export function useSettledCards(
  challenges: readonly KnownChallenge[] | null,
  isMemberHere: boolean,
): SettledState {
  const [known, setKnown] = useState<ReadonlySet<string>>(new Set());
  const [isSettled, setSettled] = useState(false);
  const noteKnown = useCallback(
    (challengeId: string) => setKnown((others) => new Set(others).add(challengeId)),
    [],
  );
  if (!isSettled && challenges?.every(({ wire }) => known.has(wire.id))) setSettled(true);
  useEffect(() => {
    if (!isMemberHere) return undefined;
    const patience = setTimeout(() => setSettled(true), LONGEST_WAIT_MS);
    return () => clearTimeout(patience);
  }, [isMemberHere]);
  if (isSettled) return { settled: 'all', noteKnown };
  return { settled: challenges === null ? 'nothing' : 'first', noteKnown };
}
