import { storeNote, storedNote } from '@lifted/client/session/stored-note.ts';
import { useEffect, useState } from 'react';
import { inOrder, placeKey, withoutExercise, type ChosenExercise } from './own-workout.ts';

/** What somebody chose to do in one training or class, of which nothing need be entered yet. */
export interface ChosenHere {
  /** Null until this device has said what was chosen before. */
  readonly chosen: readonly ChosenExercise[] | null;
  readonly choose: (exercise: ChosenExercise) => void;
  /** No longer chosen; `instead` is shown then. */
  readonly drop: (exercise: ChosenExercise, instead: ChosenExercise | undefined) => void;
  readonly opening: Opening;
}

/** What is shown after the latest choice on this page. */
export interface Opening {
  /** Names the exercise, see `placeKey`; null: none was chosen, or there is none left. */
  readonly key: string | null;
  /** How many choices there were: the same exercise may be opened twice. */
  readonly turn: number;
}

type Change = (before: readonly ChosenExercise[]) => readonly ChosenExercise[];

/**
 * The exercises a member (`owner`: their uid) chose on this device for a training or class (`id`). They outlive the page, and
 * are forgotten with what else is noted for the member here: at sign-out, when somebody else signs in, after 30 days.
 */
export function useChosenHere(owner: string, id: string): ChosenHere {
  const of = `${owner} ${id}`;
  const [known, setKnown] = useState<{ readonly of: string; readonly chosen: ChosenHere['chosen'] }>({
    of,
    chosen: null,
  });
  const [opening, setOpening] = useState<Opening>({ key: null, turn: 0 });
  useEffect(() => {
    let isCurrent = true;
    void chosenBefore(owner, id).then((before) => {
      if (isCurrent) setKnown((now) => ({ of, chosen: inOrder([...before, ...chosenOf(now, of)]) }));
    });
    return () => {
      isCurrent = false;
    };
  }, [owner, id, of]);
  const change = (how: Change, opened: ChosenExercise | undefined) => {
    setOpening(({ turn }) => ({ key: opened === undefined ? null : placeKey(opened), turn: turn + 1 }));
    setKnown((now) => ({ of, chosen: how(chosenOf(now, of)) }));
    void noteChange(owner, id, how);
  };
  return {
    chosen: known.of === of ? known.chosen : null,
    choose: (exercise) => change((before) => inOrder([...before, exercise]), exercise),
    drop: (exercise, instead) => change((before) => withoutExercise(before, exercise), instead),
    opening,
  };
}

/** Chooses exercises for a training that is shown next; they are missing there where this device stores nothing. */
export function chooseHere(owner: string, id: string, exercises: readonly ChosenExercise[]): Promise<void> {
  return noteChange(owner, id, () => inOrder(exercises));
}

function chosenOf(
  known: { readonly of: string; readonly chosen: ChosenHere['chosen'] },
  of: string,
): readonly ChosenExercise[] {
  return known.of === of ? (known.chosen ?? []) : [];
}

/** One after the other: each begins with what the one before has noted. */
let lastChange: Promise<void> = Promise.resolve();

function noteChange(owner: string, id: string, how: Change): Promise<void> {
  lastChange = lastChange.then(async () => {
    try {
      await storeNote(placeOf(owner, id), how(await chosenBefore(owner, id)));
    } catch (failure) {
      console.error('What was chosen cannot be noted on this device.', failure);
    }
  });
  return lastChange;
}

async function chosenBefore(owner: string, id: string): Promise<readonly ChosenExercise[]> {
  try {
    return (await storedNote<readonly ChosenExercise[]>(placeOf(owner, id))) ?? [];
  } catch (failure) {
    console.error('What was chosen before cannot be read on this device.', failure);
    return [];
  }
}

function placeOf(owner: string, id: string) {
  return { owner, name: `chosen-exercises ${id}` };
}
