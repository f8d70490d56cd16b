import type { FloorPlace } from '@lifted/contract/floor/floor';
import { useState } from 'react';
import { useFloor } from '../device/use-floor.ts';

/**
 * Marks people of a class as present, or takes that back; without a coach they do it themselves. `mark` answers whether the
 * tablet has stored it.
 */
export function useMarks(
  classId: string,
  coachId: string | null,
): {
  readonly mark: (place: FloorPlace, isPresent: boolean) => Promise<boolean>;
  readonly isNotStored: boolean;
} {
  const { queue } = useFloor().unsent;
  const [isNotStored, setIsNotStored] = useState(false);
  const mark = async (place: FloorPlace, isPresent: boolean) => {
    const command = {
      kind: 'mark',
      id: crypto.randomUUID(),
      classId,
      place: { kind: place.kind, id: place.id },
      name: place.name,
      isPresent,
      coachId,
    } as const;
    try {
      await queue.add([command]);
      setIsNotStored(false);
      return true;
    } catch (failure) {
      console.error('A mark was not stored.', failure);
      setIsNotStored(true);
      return false;
    }
  };
  return { mark, isNotStored };
}
