import { useState } from 'react';
import type { LiftedSet } from '@lifted/domain/training/personal-records';
import type { LoggedSet } from '../logged-sets.ts';
import type { AskedEffort } from './effort-choice.tsx';

/** Named in the website's privacy settings (storage-words.ts). */
const KEY = 'askEffort';

export interface Effort {
  readonly isAsked: boolean;
  readonly toggle: () => void;
  /** For the last working set, once every set is in, or while it is selected; null: nothing is asked. */
  readonly of: (
    sets: readonly LoggedSet[],
    selected: LoggedSet | null,
    enter: (set: LoggedSet, lifted: LiftedSet) => void,
  ) => AskedEffort | null;
}

/** Whether this device asks how many repetitions were still possible after the last set: only where somebody switched it on. */
export function useEffort(): Effort {
  const [isAsked, setIsAsked] = useState(isAskedHere);
  return {
    isAsked,
    toggle() {
      choose(!isAsked);
      setIsAsked(!isAsked);
    },
    of(sets, selected, enter) {
      const last = sets.findLast((set) => !set.isWarmUp && set.lifted !== null);
      const { lifted } = last ?? {};
      if (!isAsked || last === undefined || lifted == null || lifted.reps === 0) return null;
      if (selected !== null && selected.number !== last.number) return null;
      return {
        told: lifted.reps_in_reserve ?? null,
        tell: (reps_in_reserve) => enter(last, { ...lifted, reps_in_reserve }),
      };
    },
  };
}

function isAskedHere(): boolean {
  try {
    return localStorage.getItem(KEY) === 'on';
  } catch {
    // A browser that stores nothing.
    return false;
  }
}

function choose(isAsked: boolean): void {
  try {
    localStorage.setItem(KEY, isAsked ? 'on' : 'off');
  } catch {
    // It then holds until the page is left.
  }
}
