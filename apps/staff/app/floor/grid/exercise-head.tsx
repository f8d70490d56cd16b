import type { LoggedExercise } from '@lifted/contract/floor/set-entries';
import { Icon } from '@lifted/design/icon.tsx';
import { VisuallyHidden } from '@lifted/design/visually-hidden.tsx';
import { metreWords } from '@lifted/domain/language/distance-words';
import { inPageLanguage } from '../frame/floor-language.ts';
import styles from './exercise-head.module.css';
import { presentRows } from './grid-moves.ts';
import type { GridRow } from './grid-rows.ts';
import { GRID_WORDS } from './grid-words.ts';

interface ExerciseHeadProps {
  readonly exercise: LoggedExercise;
  readonly place: { readonly at: number; readonly all: number };
  readonly rows: readonly GridRow[];
  readonly go: (direction: 1 | -1) => void;
  readonly confirmColumn: (setNumber: number) => void;
}

/** The grid's first row: the exercise with the ways to its neighbours, and above each column 'all as planned'. */
export function ExerciseHead({ exercise, place, rows, go, confirmColumn }: ExerciseHeadProps) {
  const words = inPageLanguage(GRID_WORDS);
  const sets = rows[0]?.cells.map(({ setNumber }) => setNumber) ?? [];
  const about = [
    words.exerciseOf(place.at + 1, place.all),
    targetOf(exercise, words.reps),
    exercise.per_side && words.perSide,
    exercise.note,
  ].filter(Boolean);
  return (
    <div role="row" aria-rowindex={1} className={styles.head}>
      <div role="columnheader" className={styles.exercise}>
        <button type="button" aria-label={words.previous} disabled={place.at === 0} onClick={() => go(-1)}>
          <Icon name="chevron-left" />
        </button>
        <div className={styles.what}>
          <h2 className={styles.name}>{exercise.short_name ?? exercise.name}</h2>
          <p className={styles.about}>{about.join(' · ')}</p>
        </div>
        <button
          type="button"
          aria-label={place.at + 1 === place.all ? words.toFinish : words.next}
          onClick={() => go(1)}
        >
          <Icon name="chevron-right" />
        </button>
      </div>
      {sets.map((setNumber) => {
        const cells = presentRows(rows).flatMap((row) =>
          row.cells.filter((cell) => cell.setNumber === setNumber),
        );
        const isDone = cells.length > 0 && cells.every(({ lifted }) => lifted !== null);
        const canConfirm = cells.some(({ lifted, planned }) => lifted === null && planned !== null);
        return (
          <div key={setNumber} role="columnheader" className={styles.column}>
            <button
              type="button"
              disabled={!canConfirm}
              data-done={isDone}
              onClick={() => confirmColumn(setNumber)}
            >
              <span className={styles.set}>{words.set(setNumber)}</span>{' '}
              <span className={styles.all}>
                {isDone ? (
                  <>
                    <Icon name="check" />
                    <VisuallyHidden>{words.allEntered}</VisuallyHidden>
                  </>
                ) : (
                  words.asPlanned
                )}
              </span>
            </button>
          </div>
        );
      })}
    </div>
  );
}

/** How often, or how far: what is carried has one repetition, and the way says more. */
function targetOf({ reps, distance }: LoggedExercise, repsWords: (count: number) => string): string | null {
  if (distance != null) return metreWords(distance);
  return reps === null ? null : repsWords(reps);
}
