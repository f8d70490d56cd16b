import { classNames } from '@lifted/design/class-names.ts';
import { VisuallyHidden } from '@lifted/design/visually-hidden.tsx';
import type { WodSection } from '@lifted/domain/training/workout-of-the-day';
import { useId } from 'react';
import { useLanguage, useWords } from '../../language.ts';
import { PARTS_WORDS } from '../../parts/parts-words.ts';
import { exerciseName, type ListedExercise } from '../exercises/exercise-groups.ts';
import styles from './section-editor.module.css';
import { LOAD_RULES, type DraftExercise } from './workout-draft.ts';
import { nameOf } from '../workout-lines.tsx';
import { WORKOUT_WORDS } from './workout-words.ts';

export interface ExerciseRowProps {
  readonly exercise: DraftExercise;
  readonly section: WodSection;
  readonly exercises: readonly ListedExercise[];
  /** Names of its fields that cannot be read. */
  readonly faults: ReadonlySet<string>;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** Another one is held over it. */
  readonly isTarget: boolean;
  readonly change: (more: Partial<DraftExercise>) => void;
  readonly choose: (exerciseId: string) => void;
  readonly move: (step: -1 | 1) => void;
  readonly takeOut: () => void;
}

/** One exercise of a section: what, how much, with which load, and its place. */
export function ExerciseRow(props: ExerciseRowProps) {
  const { exercise, section, exercises, faults, isTarget, change, choose } = props;
  const words = useWords(WORKOUT_WORDS);
  const language = useLanguage();
  const { choose: pleaseChoose } = useWords(PARTS_WORDS);
  const faultId = useId();
  const isUnchosen = exercise.exercise_id === '';
  const isFault = isUnchosen && faults.has(`${exercise.key} exercise`);
  return (
    <li
      className={classNames(styles.row, isTarget && styles.target)}
      data-key={exercise.key}
      data-section={section}
    >
      <div className={styles.what}>
        <label>
          <VisuallyHidden>{words.exercise}</VisuallyHidden>
          <select
            value={exercise.exercise_id}
            aria-invalid={isFault}
            aria-describedby={isFault ? faultId : undefined}
            onChange={(event) => choose(event.target.value)}
          >
            {isUnchosen && <option value="">{pleaseChoose}</option>}
            {exercises.map(({ id, fields }) => (
              <option key={id} value={id}>
                {exerciseName(fields, language)}
              </option>
            ))}
          </select>
        </label>
        {isFault && (
          <p id={faultId} role="alert" className={styles.fault}>
            {words.exerciseMissing}
          </p>
        )}
      </div>
      <Short {...props} field="sets" label={words.sets} />
      <Short {...props} field="reps" label={words.reps} />
      <Short {...props} field="distance" label={words.metres} />
      {section === 'challenge' && <Short {...props} field="duration" label={words.seconds} />}
      {section === 'warmup' ? <Stretch {...props} /> : <Load {...props} />}
      <label className={styles.tick}>
        <input
          type="checkbox"
          checked={exercise.per_side}
          onChange={(event) => change({ per_side: event.target.checked })}
        />
        {words.perSide}
      </label>
      <label className={styles.note}>
        <span>{words.note}</span>
        <input
          type="text"
          value={exercise.note}
          maxLength={200}
          onChange={(event) => change({ note: event.target.value })}
        />
      </label>
      <Tools {...props} />
    </li>
  );
}

function Short({
  exercise,
  faults,
  change,
  field,
  label,
}: ExerciseRowProps & { readonly field: 'sets' | 'reps' | 'duration' | 'distance'; readonly label: string }) {
  return (
    <label className={styles.short}>
      <span>{label}</span>
      <input
        type="text"
        inputMode="numeric"
        autoComplete="off"
        value={exercise[field]}
        aria-invalid={faults.has(`${exercise.key} ${field}`)}
        onChange={(event) => change({ [field]: event.target.value })}
      />
    </label>
  );
}

function Stretch(props: ExerciseRowProps) {
  const { exercise, change } = props;
  const words = useWords(WORKOUT_WORDS);
  return (
    <div className={styles.load}>
      <Short {...props} field="duration" label={words.seconds} />
      <label className={styles.rule}>
        <span>{words.side}</span>
        <select
          value={exercise.side}
          onChange={({ target: { value } }) =>
            change({ side: value === 'left' || value === 'right' ? value : '' })
          }
        >
          <option value="">–</option>
          <option value="left">{words.sideChoices.left}</option>
          <option value="right">{words.sideChoices.right}</option>
        </select>
      </label>
    </div>
  );
}

function Load({ exercise, faults, change }: ExerciseRowProps) {
  const words = useWords(WORKOUT_WORDS);
  return (
    <div className={styles.load}>
      <label className={styles.rule}>
        <span>{words.rule}</span>
        <select
          value={exercise.rule}
          onChange={({ target: { value } }) =>
            change({ rule: LOAD_RULES.find((rule) => rule === value) ?? 'suggested' })
          }
        >
          {LOAD_RULES.map((rule) => (
            <option key={rule} value={rule}>
              {words.rules[rule]}
            </option>
          ))}
        </select>
      </label>
      {exercise.rule !== 'suggested' && (
        <label className={styles.short}>
          <VisuallyHidden>{words.load[exercise.rule]}</VisuallyHidden>
          <input
            type="text"
            inputMode="decimal"
            autoComplete="off"
            value={exercise.load}
            aria-invalid={faults.has(`${exercise.key} load`)}
            onChange={(event) => change({ load: event.target.value })}
          />
        </label>
      )}
    </div>
  );
}

function Tools({ exercise, exercises, isFirst, isLast, move, takeOut }: ExerciseRowProps) {
  const words = useWords(WORKOUT_WORDS);
  const name = nameOf(exercises, exercise.exercise_id, useLanguage()) || words.exercise;
  return (
    <div className={styles.tools}>
      <span className={styles.handle} draggable data-handle title={words.drag(name)} aria-hidden>
        ⠿
      </span>
      <button type="button" aria-label={words.up(name)} disabled={isFirst} onClick={() => move(-1)}>
        ↑
      </button>
      <button type="button" aria-label={words.down(name)} disabled={isLast} onClick={() => move(1)}>
        ↓
      </button>
      <button type="button" aria-label={words.takeOut(name)} onClick={takeOut}>
        ×
      </button>
    </div>
  );
}
