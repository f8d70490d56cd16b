import { storeRest, storedRest } from '@lifted/client/rest-signal/stored-rest.ts';
import { useRestSound } from '@lifted/client/rest-signal/use-rest-sound.ts';
import { SECOND_MS } from '@lifted/domain/calendar/studio-calendar';
import { useEffect, useState } from 'react';
import { changedRest, goingOn, secondsLeft, USUAL_REST_S, type LastRest } from './rest-clock.ts';

/** The rest between two sets. */
export interface Rest {
  /** How long a rest lasts, in seconds. */
  readonly length: number;
  /** Seconds left; null while nobody rests. */
  readonly left: number | null;
  /** The last rest ended by itself, and no other has begun. */
  readonly isOver: boolean;
  /** Its end is heard on this phone. */
  readonly isHeard: boolean;
  readonly toggleSound: () => void;
  readonly start: () => void;
  readonly stop: () => void;
  /** Changes this rest and the next ones. */
  readonly change: (seconds: number) => void;
}

/** A phone in a pocket is felt, and fourteen that sound are a nuisance. */
const HEARD_BY_DEFAULT = false;

/** Outlives the page: between two sets somebody looks at another one and comes back. */
let lastRest: LastRest | undefined;

/** The last rest of this visit, else one that was going on when the app was ended. */
function restBefore(): LastRest {
  if (lastRest !== undefined) return lastRest;
  const stored = storedRest(Date.now());
  return stored === null
    ? { length: USUAL_REST_S, endsAt: null }
    : { length: stored.lengthMs / SECOND_MS, endsAt: stored.endsAt };
}

/** A timer that starts after a set and says when it is over. */
export function useRest(): Rest {
  const [length, setLength] = useState(() => restBefore().length);
  const [endsAt, setEndsAt] = useState(() => goingOn(restBefore(), Date.now()));
  const [left, setLeft] = useState(() => (endsAt === null ? 0 : secondsLeft(endsAt, Date.now())));
  const [isOver, setIsOver] = useState(false);
  const sound = useRestSound(HEARD_BY_DEFAULT);
  const { give } = sound;

  useEffect(() => {
    lastRest = { length, endsAt };
    storeRest(endsAt === null ? null : { lengthMs: length * SECOND_MS, endsAt });
  }, [length, endsAt]);

  useEffect(() => {
    if (endsAt === null) return undefined;
    const timer = setInterval(() => {
      const now = secondsLeft(endsAt, Date.now());
      setLeft(now);
      if (now > 0) return;
      setEndsAt(null);
      setIsOver(true);
      give();
    }, SECOND_MS / 4);
    return () => clearInterval(timer);
  }, [endsAt, give]);

  return {
    length,
    left: endsAt === null ? null : left,
    isOver,
    isHeard: sound.isHeard,
    toggleSound: sound.toggle,
    start() {
      sound.prepare();
      setIsOver(false);
      setLeft(length);
      setEndsAt(Date.now() + length * SECOND_MS);
    },
    stop: () => setEndsAt(null),
    change(seconds) {
      const changed = changedRest(length, seconds);
      setLength(changed);
      if (endsAt !== null) setEndsAt(endsAt + (changed - length) * SECOND_MS);
    },
  };
}
