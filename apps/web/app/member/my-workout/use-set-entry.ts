import type { EntryQueue } from '@lifted/client/entry-queue/entry-queue.ts';
import { timeNow } from '@lifted/client/http/server-clock.ts';
import type { LiftedSet } from '@lifted/domain/training/personal-records';
import { useState } from 'react';
import type { ExerciseOnPage, LoggedSet } from './logged-sets.ts';
import type { WorkoutCommand } from './set-queue.ts';

interface SetEntryOptions {
  readonly shown: ExerciseOnPage;
  /** Null: sets of a day without a class cannot be entered. */
  readonly classId: string | null;
  /** `classId` is that of an own training. */
  readonly isOwn: boolean;
  readonly queue: EntryQueue<WorkoutCommand>;
}

export interface SetEntering {
  /** Stores what was lifted; null takes a value back. It decides between the values that are shown. */
  readonly enter: (set: LoggedSet, lifted: LiftedSet | null) => void;
  /** The same for several sets, in their order. */
  readonly enterAll: (sets: readonly (readonly [LoggedSet, LiftedSet | null])[]) => void;
  readonly note: (note: { readonly text: string; readonly is_on_floor: boolean }) => void;
  /** Removes what a coach wrote. */
  readonly removeCoachNote: () => void;
  /** Does another exercise in this place: an alternative, or the planned one again. */
  readonly swap: (exerciseId: string) => void;
  /** The device could not store the latest one. */
  readonly hasFailed: boolean;
}

/** Enters sets and notes of one exercise: each with what was shown when it was entered. */
export function useSetEntry({ shown: { exercise }, classId, isOwn, queue }: SetEntryOptions): SetEntering {
  const [hasFailed, setHasFailed] = useState(false);
  const { exercise_id, exercise_number } = exercise;

  async function store(commands: readonly WorkoutCommand[]): Promise<void> {
    setHasFailed(false);
    try {
      await queue.add(commands);
    } catch (failure) {
      console.error('An entry was not stored.', failure);
      setHasFailed(true);
    }
  }

  function enterAll(sets: readonly (readonly [LoggedSet, LiftedSet | null])[]): void {
    if (classId === null) return;
    const made_at = timeNow().toISOString();
    const commands = sets.map(([{ number, exerciseId, current, others }, lifted]): WorkoutCommand => ({
      kind: 'set',
      ...(isOwn && { is_own: true }),
      id: crypto.randomUUID(),
      workout_id: classId,
      exercise_id: exerciseId,
      exercise_number,
      set_number: number,
      lifted,
      base: current?.entry ?? null,
      settles: others.map(({ entry }) => entry),
      made_at,
    }));
    void store(commands);
  }

  return {
    enter: (set, lifted) => enterAll([[set, lifted]]),
    enterAll,
    note: (note) => void store([{ kind: 'note', id: crypto.randomUUID(), exercise_id, ...note }]),
    removeCoachNote: () =>
      void store([{ kind: 'note', id: crypto.randomUUID(), exercise_id, text: '', author: 'coach' }]),
    swap(exerciseId) {
      if (classId === null) return;
      const made_at = timeNow().toISOString();
      const place = { workout_id: classId, exercise_number, exercise_id: exerciseId };
      void store([{ kind: 'swap', id: crypto.randomUUID(), ...place, made_at }]);
    },
    hasFailed,
  };
}
