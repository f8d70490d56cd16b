import type { FloorSetEntry } from '@lifted/contract/floor/set-entries';
import { useCallback, useState } from 'react';
import { useFloor } from '../device/use-floor.ts';

/** Enters sets; `isNotStored` once the tablet could not store some. */
export function useSets(): {
  readonly enter: (entries: readonly FloorSetEntry[]) => void;
  readonly isNotStored: boolean;
} {
  const { queue } = useFloor().unsent;
  const [isNotStored, setIsNotStored] = useState(false);
  const enter = useCallback(
    (entries: readonly FloorSetEntry[]) => {
      if (entries.length === 0) return;
      queue.add(entries.map((entry) => ({ kind: 'set', id: entry.id, entry }) as const)).then(
        () => setIsNotStored(false),
        (failure: unknown) => {
          console.error('Sets were not stored.', failure);
          setIsNotStored(true);
        },
      );
    },
    [queue],
  );
  return { enter, isNotStored };
}
