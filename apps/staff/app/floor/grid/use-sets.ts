import type { FloorSetEntry } from '@lifted/contract/floor/set-entries';
import { useCallback, useState } from 'react';
import { useFloor } from '../device/use-floor.ts';
import type { FloorCommand } from '../queue/floor-commands.ts';

/** Enters sets, swaps and notes; `isNotStored` once the tablet could not store some. */
export function useSets(): {
  readonly enter: (entries: readonly FloorSetEntry[]) => void;
  readonly add: (commands: readonly FloorCommand[]) => void;
  readonly isNotStored: boolean;
} {
  const { queue } = useFloor().unsent;
  const [isNotStored, setIsNotStored] = useState(false);
  const add = useCallback(
    (commands: readonly FloorCommand[]) => {
      if (commands.length === 0) return;
      queue.add(commands).then(
        () => setIsNotStored(false),
        (failure: unknown) => {
          console.error('What was entered was not stored.', failure);
          setIsNotStored(true);
        },
      );
    },
    [queue],
  );
  const enter = useCallback(
    (entries: readonly FloorSetEntry[]) =>
      add(entries.map((entry) => ({ kind: 'set', id: entry.id, entry }))),
    [add],
  );
  return { enter, add, isNotStored };
}
