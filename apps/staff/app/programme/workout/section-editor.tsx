import { Button } from '@lifted/design/button.tsx';
import { Card } from '@lifted/design/layout/card.tsx';
import type { WodSection } from '@lifted/domain/training/workout-of-the-day';
import { useLayoutEffect, useRef } from 'react';
import { useWords } from '../../language.ts';
import { useFingerDrag } from '../../parts/drag/use-finger-drag.ts';
import type { ListedExercise } from '../exercises/exercise-groups.ts';
import { ExerciseRow } from './exercise-row.tsx';
import { PROGRAMME_WORDS } from '../programme-words.ts';
import styles from './section-editor.module.css';
import { useRowMoves } from './use-row-moves.ts';
import { draftExercise, moved, type DraftExercise } from './workout-draft.ts';
import { WORKOUT_WORDS } from './workout-words.ts';

interface SectionEditorProps {
  readonly section: WodSection;
  readonly draft: readonly DraftExercise[];
  readonly exercises: readonly ListedExercise[];
  readonly faults: ReadonlySet<string>;
  readonly change: (draft: readonly DraftExercise[]) => void;
}

/** A section of a workout: exercises to add, change, reorder and take out. */
export function SectionEditor({ section, draft, exercises, faults, change }: SectionEditorProps) {
  const words = useWords(WORKOUT_WORDS);
  const { sections } = useWords(PROGRAMME_WORDS);
  const list = useRef<HTMLOListElement>(null);
  const { rememberFocus } = useRestoredFieldFocus(list, draft);
  const placeOf = (key: string) => draft.findIndex((one) => one.key === key);
  const move = (from: number, to: number) => {
    rememberFocus();
    change(moved(draft, from, to));
  };
  useRowMoves(
    list,
    draft.map(({ key }) => key),
    move,
  );
  const target = useFingerDrag(list, 'data-key', (from, to) => move(placeOf(from), placeOf(to)));
  const put = (key: string, more: Partial<DraftExercise>) =>
    change(draft.map((one) => (one.key === key ? { ...one, ...more } : one)));
  return (
    <Card heading={sections[section]}>
      {draft.length > 0 && (
        <ol ref={list} className={styles.rows}>
          {draft.map((exercise, place) => (
            <ExerciseRow
              key={exercise.key}
              exercise={exercise}
              section={section}
              exercises={exercises}
              faults={faults}
              isFirst={place === 0}
              isLast={place === draft.length - 1}
              isTarget={target === exercise.key}
              change={(more) => put(exercise.key, more)}
              choose={(id) => put(exercise.key, { exercise_id: id, per_side: isPerSide(exercises, id) })}
              move={(step) => move(place, place + step)}
              takeOut={() => change(draft.filter(({ key }) => key !== exercise.key))}
            />
          ))}
        </ol>
      )}
      <Button
        className={styles.add}
        look="quiet"
        disabled={exercises.length === 0}
        onClick={() => change([...draft, newExercise()])}
      >
        {words.add}
      </Button>
    </Card>
  );
}

function isPerSide(exercises: readonly ListedExercise[], id: string): boolean {
  return exercises.find((one) => one.id === id)?.fields.per_side ?? false;
}

/** It names no exercise yet, so that none is saved that nobody chose. */
function newExercise(): DraftExercise {
  const nothing = { sets: null, reps: null, duration: null, distance: null, side: null, note: null };
  return draftExercise(
    {
      exercise_id: '',
      per_side: false,
      load_percent: null,
      load_kg: null,
      ...nothing,
    },
    crypto.randomUUID(),
  );
}

/** Gives the focus back to the field or button that had it, after its row was moved. */
function useRestoredFieldFocus(
  list: { readonly current: HTMLElement | null },
  draft: readonly DraftExercise[],
) {
  const hadFocus = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    const element = hadFocus.current;
    hadFocus.current = null;
    if (element === null || list.current?.contains(element) !== true) return;
    // At an end its button can no longer be pressed.
    const next = element.matches(':disabled')
      ? element.closest('[data-key]')?.querySelector<HTMLElement>('button:enabled')
      : element;
    next?.focus();
  }, [draft, list]);
  return {
    rememberFocus: () => {
      const { activeElement } = document;
      hadFocus.current = activeElement instanceof HTMLElement ? activeElement : null;
    },
  };
}
