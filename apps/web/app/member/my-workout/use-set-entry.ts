import type { EntryQueue } from '@lifted/client/entry-queue/entry-queue.ts';
import type { LiftedSet } from '@lifted/domain/training/personal-records';
import { useState } from 'react';
import type { ExerciseOnPage, LoggedSet } from './logged-sets.ts';
import type { WorkoutCommand } from './set-queue.ts';

interface SetEntryOptions {
  readonly shown: ExerciseOnPage;
  /** Null: sets of a day without a class cannot be entered. */
  readonly classId: string | null;
  readonly queue: EntryQueue<WorkoutCommand>;
}

export interface SetEntering {
  /** Stores what was lifted; null takes a value back. It decides between the values that are shown. */
  readonly enter: (set: LoggedSet, lifted: LiftedSet | null) => void;
  readonly note: (text: string) => void;
  /** The device could not store the latest one. */
  readonly hasFailed: boolean;
}

/** Enters sets and notes of one exercise: each with what was shown when it was entered. */
export function useSetEntry({ shown: { exercise }, classId, queue }: SetEntryOptions): SetEntering {
  const [hasFailed, setHasFailed] = useState(false);
  const { exercise_id, exercise_number } = exercise;

  async function store(command: WorkoutCommand): Promise<void> {
    setHasFailed(false);
    try {
      await queue.add([command]);
    } catch (failure) {
      console.error('An entry was not stored.', failure);
      setHasFailed(true);
    }
  }

  function enter({ number, current, others }: LoggedSet, lifted: LiftedSet | null): void {
    if (classId === null) return;
    void store({
      kind: 'set',
      id: crypto.randomUUID(),
      workout_id: classId,
      exercise_id,
      exercise_number,
      set_number: number,
      lifted,
      base: current?.entry ?? null,
      settles: others.map(({ entry }) => entry),
      made_at: new Date().toISOString(),
    });
  }

  return {
    enter,
    note: (text) => void store({ kind: 'note', id: crypto.randomUUID(), exercise_id, text }),
    hasFailed,
  };
}
