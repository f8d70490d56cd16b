import type { EntryQueue } from '@lifted/client/entry-queue/entry-queue.ts';
import { Button } from '@lifted/design/button.tsx';
import { Notice } from '@lifted/design/notice.tsx';
import { metreWords } from '@lifted/domain/language/distance-words';
import { suggestionWords } from '@lifted/domain/training/suggested-load-words';
import { Link } from 'react-router';
import { useLanguage, useWords } from '../../language.ts';
import { Announcement } from '../../ui/announcement.tsx';
import { focusOnArrival } from '../../ui/focus-on-arrival.ts';
import { useAddress } from '../../use-address.ts';
import { ExerciseNote } from './exercise-note.tsx';
import { exerciseName, startOf, type ExerciseOnPage } from './logged-sets.ts';
import { MY_WORKOUT_WORDS } from './my-workout-words.ts';
import styles from './my-workout.module.css';
import { PlatesDrawing } from './plates-drawing.tsx';
import { SetDock } from './dock/set-dock.tsx';
import type { WorkoutCommand } from './set-queue.ts';
import { SetRow } from './set-row.tsx';
import type { Rest } from './dock/use-rest.ts';
import { useDraft } from './dock/use-draft.ts';
import { useSelectedSet } from './use-selected-set.ts';
import { useSetEntry } from './use-set-entry.ts';

interface ExercisePanelProps {
  readonly shown: ExerciseOnPage;
  /** The exercise after this one. */
  readonly next: ExerciseOnPage | undefined;
  readonly onNext: () => void;
  /** Somebody was led here: the keyboard goes on from the heading. */
  readonly isArrival: boolean;
  readonly classId: string | null;
  readonly canEnter: boolean;
  readonly queue: EntryQueue<WorkoutCommand>;
  readonly rest: Rest;
}

/** One exercise: what to load and why, its sets, a note, and the buttons within the thumb's reach. */
export function ExercisePanel(props: ExercisePanelProps) {
  const { shown, next, onNext, isArrival, canEnter, rest } = props;
  const words = useWords(MY_WORKOUT_WORDS);
  const entering = useSetEntry(props);
  const { sets, selected, choose, addOne, enter, saved } = useSelectedSet(shown, entering, rest);
  const draft = useDraft(
    `${selected?.number ?? ''} ${selected?.current?.entry ?? ''}`,
    startOf({ ...shown, sets }, selected?.number ?? 1),
  );

  return (
    <section aria-labelledby="exercise-name" className={styles.panel}>
      <About shown={shown} isArrival={isArrival} />
      <Plates shown={shown} kg={draft.weight} />
      <ul aria-label={words.sets} className={styles.sets}>
        {sets.map((set) => (
          <SetRow
            key={set.number}
            set={set}
            start={startOf({ ...shown, sets }, set.number)}
            isSelected={canEnter && set === selected}
            onSelect={canEnter ? () => choose(set.number) : undefined}
            onDecide={canEnter ? (lifted) => entering.enter(set, lifted) : undefined}
          />
        ))}
      </ul>
      {canEnter && selected === null && (
        <Button look="quiet" className={styles.fit} onClick={addOne}>
          {words.oneMore}
        </Button>
      )}
      <ExerciseNote key={shown.note} note={shown.note} onSave={entering.note} />
      {canEnter && (
        <label className={styles.sound}>
          <input type="checkbox" checked={rest.isHeard} onChange={rest.toggleSound} />
          {words.restSound}
        </label>
      )}
      {entering.hasFailed && <Notice tone="error">{words.storeFailed}</Notice>}
      <Announcement text={saved} />
      {canEnter && (
        <SetDock
          set={selected}
          draft={draft}
          implement={shown.implement}
          nextName={next === undefined ? null : exerciseName(next)}
          rest={rest}
          onNext={onNext}
          onEnter={enter}
        />
      )}
    </section>
  );
}

function About({ shown, isArrival }: Pick<ExercisePanelProps, 'shown' | 'isArrival'>) {
  const language = useLanguage();
  return (
    <header className={styles.about}>
      <h2
        ref={isArrival ? focusOnArrival : undefined}
        id="exercise-name"
        tabIndex={-1}
        className={styles.name}
      >
        {exerciseName(shown)}
      </h2>
      <Target shown={shown} />
      <p className={styles.why}>
        {suggestionWords(shown.suggested, language)} <RuleLink />
      </p>
    </header>
  );
}

interface PlatesProps extends Pick<ExercisePanelProps, 'shown'> {
  readonly kg: number | null;
}

function Plates({ shown: { implement }, kg }: PlatesProps) {
  return kg !== null && implement?.kind === 'plates' && <PlatesDrawing implement={implement} kg={kg} />;
}

function Target({ shown: { exercise, implement } }: Pick<ExercisePanelProps, 'shown'>) {
  const words = useWords(MY_WORKOUT_WORDS);
  const facts = [
    exercise.distance == null ? null : metreWords(exercise.distance),
    exercise.reps === null || exercise.distance != null ? null : words.reps(exercise.reps),
    exercise.per_side ? words.perSide : null,
    implement?.name ?? null,
    exercise.note ?? null,
  ].filter((fact) => fact !== null);
  return <p className={styles.target}>{facts.join(' · ')}</p>;
}

function RuleLink() {
  const { rule } = useWords(MY_WORKOUT_WORDS);
  const address = useAddress();
  return (
    <Link to={address('suggestedLoad')} className={styles.rule}>
      {rule}
    </Link>
  );
}
