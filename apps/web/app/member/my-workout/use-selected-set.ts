import type { LiftedSet } from '@lifted/domain/training/personal-records';
import { useState } from 'react';
import { useLanguage, useWords } from '../../language.ts';
import { emptySet, nextOpenSet, type ExerciseOnPage, type LoggedSet } from './logged-sets.ts';
import { MY_WORKOUT_WORDS } from './my-workout-words.ts';
import type { Rest } from './dock/use-rest.ts';
import type { SetEntering } from './use-set-entry.ts';
import { setWords } from '@lifted/domain/training/load-kinds/set-words';

interface SelectedSet {
  readonly sets: readonly LoggedSet[];
  /** Those to show. */
  readonly warmUps: readonly LoggedSet[];
  /** The set in the dock: the chosen one, else the first empty one; null when all are entered. */
  readonly selected: LoggedSet | null;
  readonly choose: (number: number) => void;
  /** Shows an empty set behind the others. */
  readonly addOne: () => void;
  /** Enters the selected set; a rest begins where it was empty. */
  readonly enter: (lifted: LiftedSet | null) => void;
  /** Enters these sets, whichever is selected. */
  readonly enterAll: SetEntering['enterAll'];
  /** What was entered last, to be read out. */
  readonly saved: string;
}

/** Which set of an exercise the dock is about. */
export function useSelectedSet(shown: ExerciseOnPage, entering: SetEntering, rest: Rest): SelectedSet {
  const words = useWords(MY_WORKOUT_WORDS);
  const language = useLanguage();
  const [chosen, setChosen] = useState<number | null>(null);
  const [hasOneMore, setHasOneMore] = useState(false);
  const [saved, setSaved] = useState('');
  const sets = hasOneMore
    ? [...shown.sets, emptySet(shown.sets.length + 1, shown.exercise.exercise_id)]
    : shown.sets;
  const warmUps = shown.warmUps.filter(({ lifted, others }) => lifted !== null || others.length > 0);
  const open = chosen ?? nextOpenSet(sets);
  const selected = [...warmUps, ...sets].find(({ number }) => number === open) ?? null;
  const enterAll: SetEntering['enterAll'] = (entries) => {
    entering.enterAll(entries);
    const said = entries.map(([set, lifted]) =>
      words.entered(set, lifted === null ? words.notYet : setWords(lifted, language)),
    );
    setSaved(said.join(' '));
  };
  return {
    sets,
    warmUps,
    selected,
    choose: setChosen,
    addOne: () => setHasOneMore(true),
    enter(lifted) {
      if (selected === null) return;
      if (selected.lifted === null && !selected.isWarmUp) rest.start();
      enterAll([[selected, lifted]]);
      setChosen(null);
      setHasOneMore(false);
    },
    enterAll,
    saved,
  };
}
