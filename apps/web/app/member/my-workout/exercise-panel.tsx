import type { EntryQueue } from '@lifted/client/entry-queue/entry-queue.ts';
import { Button } from '@lifted/design/button.tsx';
import { Notice } from '@lifted/design/notice.tsx';
import { isExtraExercise } from '@lifted/domain/training/own-training';
import { suggestionWords } from '@lifted/domain/training/suggested-load-words';
import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useLanguage, useWords } from '../../language.ts';
import { Announcement } from '../../ui/announcement.tsx';
import { focusOnArrival } from '../../ui/focus-on-arrival.ts';
import { useAddress } from '../../use-address.ts';
import { ExerciseNote } from './exercise-note.tsx';
import { exerciseName, startOf, type ExerciseOnPage, type LoggedSet } from './logged-sets.ts';
import { MY_WORKOUT_WORDS } from './my-workout-words.ts';
import styles from './my-workout.module.css';
import type { ChosenExercise } from './own/own-workout.ts';
import { OWN_WORDS } from './own/own-words.ts';
import { PlatesDrawing } from './plates/plates-drawing.tsx';
import { SetDock } from './dock/set-dock.tsx';
import type { WorkoutCommand } from './set-queue.ts';
import { SetRow } from './set-row.tsx';
import type { MainPresses } from './dock/use-main-presses.ts';
import type { Rest } from './dock/use-rest.ts';
import { useDraft, type Draft } from './dock/use-draft.ts';
import { useEffort, type Effort } from './dock/use-effort.ts';
import { useSelectedSet } from './use-selected-set.ts';
import { useSetEntry, type SetEntering } from './use-set-entry.ts';
import { InPlaceOf, SwapChoice } from './swap-choice.tsx';
import { useTarget } from './use-target.ts';
import { WarmUp } from './warm-up.tsx';

const NAME_ID = 'exercise-name';

interface ExercisePanelProps {
  readonly shown: ExerciseOnPage;
  /** The exercise after this one. */
  readonly next: ExerciseOnPage | undefined;
  readonly onNext: () => void;
  /** Somebody was led here: the keyboard goes on from the heading. */
  readonly isArrival: boolean;
  readonly classId: string | null;
  readonly isOwn: boolean;
  readonly canEnter: boolean;
  /** Undefined: this exercise stays. */
  readonly onRemove: ((exercise: ChosenExercise) => void) | undefined;
  /** What else can be done with the workout, before what is set once. */
  readonly more: ReactNode;
  readonly queue: EntryQueue<WorkoutCommand>;
  readonly rest: Rest;
  readonly presses: MainPresses;
}

/**
 * One exercise: what to load and why, and its sets, which stay in sight between two of them; what is pressed seldom is below.
 * The buttons of a set are within the thumb's reach.
 */
export function ExercisePanel(props: ExercisePanelProps) {
  const { shown, next, onNext, isArrival, canEnter, onRemove, more, rest } = props;
  const words = useWords(MY_WORKOUT_WORDS);
  const entering = useSetEntry(props);
  const { sets, warmUps, selected, choose, addOne, enter, enterAll, saved } = useSelectedSet(
    shown,
    entering,
    rest,
  );
  const notePress = useFocusOfGone();
  const effort = useEffort();
  const draft = useDraft(draftName(shown, selected), startOf({ ...shown, sets }, selected?.number ?? 1));

  return (
    <section aria-labelledby={NAME_ID} className={styles.panel} onClickCapture={notePress}>
      <About shown={shown} isArrival={isArrival} />
      <Plates shown={shown} draft={draft} />
      <WarmUp shown={shown} enterAll={canEnter ? enterAll : undefined} />
      <SetList
        shown={{ ...shown, sets, warmUps }}
        selected={canEnter ? selected : null}
        choose={canEnter ? choose : undefined}
        decide={(set, lifted) => enterAll([[set, lifted]])}
      />
      {canEnter && selected === null && (
        <Button look="quiet" className={styles.fit} onClick={addOne}>
          {words.oneMore}
        </Button>
      )}
      <SwapChoice shown={shown} onSwap={canEnter ? entering.swap : undefined} />
      <ExerciseNote
        key={`${shown.exercise.exercise_id} ${shown.note}`}
        shown={shown}
        onSave={entering.note}
        onRemoveCoachNote={entering.removeCoachNote}
      />
      <RemoveExercise shown={shown} onRemove={onRemove} />
      {more && <div className={styles.more}>{more}</div>}
      {canEnter && <Options rest={rest} effort={effort} />}
      {entering.hasFailed && <Notice tone="error">{words.storeFailed}</Notice>}
      <Announcement text={saved} />
      {canEnter && (
        <SetDock
          set={selected}
          draft={draft}
          implement={shown.implement}
          nextName={next && exerciseName(next)}
          effort={effort.of(sets, selected, entering.enter)}
          rest={rest}
          presses={props.presses}
          onNext={onNext}
          onEnter={enter}
        />
      )}
    </section>
  );
}

/** Names the exercise and the set with its value: a draft of another one is dropped. */
function draftName({ exercise }: ExerciseOnPage, selected: LoggedSet | null): string {
  return `${exercise.exercise_id} ${selected?.number ?? ''} ${selected?.current?.entry ?? ''}`;
}

interface SetListProps {
  readonly shown: ExerciseOnPage;
  readonly selected: LoggedSet | null;
  /** Undefined: nothing can be entered. */
  readonly choose: ((number: number) => void) | undefined;
  readonly decide: SetEntering['enter'];
}

/** The warm-up sets, then the others. */
function SetList({ shown, selected, choose, decide }: SetListProps) {
  const words = useWords(MY_WORKOUT_WORDS);
  const list = useSelectedInSight(selected);
  return (
    <ul ref={list} aria-label={words.sets} className={styles.sets}>
      {[...shown.warmUps, ...shown.sets].map((set) => (
        <SetRow
          key={set.number}
          set={set}
          start={startOf(shown, set.number)}
          isSelected={set === selected}
          onSelect={choose && (() => choose(set.number))}
          onDecide={choose && ((lifted) => decide(set, lifted))}
        />
      ))}
    </ul>
  );
}

/** Many a press here takes its own button away: the keyboard goes on from the name of the exercise. */
function useFocusOfGone(): (press: MouseEvent) => void {
  const pressed = useRef<Element | null>(null);
  useEffect(() => {
    if (pressed.current?.isConnected !== false) return;
    pressed.current = null;
    const { activeElement, body } = document;
    if (activeElement === null || activeElement === body) focusOnArrival(document.getElementById(NAME_ID));
  });
  return ({ target }) => {
    pressed.current = target instanceof Element ? target.closest('button') : null;
  };
}

/** Each set that is entered leads to one further down: it is brought out from behind the dock. */
function useSelectedInSight(selected: LoggedSet | null) {
  const list = useRef<HTMLUListElement>(null);
  const number = selected?.number;
  const shownNumber = useRef(number);
  useEffect(() => {
    if (shownNumber.current === number) return;
    shownNumber.current = number;
    list.current?.querySelector('[aria-pressed="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [number]);
  return list;
}

function RemoveExercise({ shown, onRemove }: Pick<ExercisePanelProps, 'shown' | 'onRemove'>) {
  const { removeExercise } = useWords(OWN_WORDS);
  if (onRemove === undefined) return null;
  return (
    <Button look="quiet" className={styles.fit} onClick={() => onRemove(shown.exercise)}>
      {removeExercise}
    </Button>
  );
}

/** What this device is to do between sets and after the last one. */
function Options({ rest, effort }: Pick<ExercisePanelProps, 'rest'> & { readonly effort: Effort }) {
  const words = useWords(MY_WORKOUT_WORDS);
  const options = [
    { name: words.restSound, isOn: rest.isHeard, toggle: rest.toggleSound },
    { name: words.askEffort, isOn: effort.isAsked, toggle: effort.toggle },
  ];
  return (
    <div>
      {options.map(({ name, isOn, toggle }) => (
        <label key={name} className={styles.sound}>
          <input type="checkbox" checked={isOn} onChange={toggle} />
          {name}
        </label>
      ))}
    </div>
  );
}

function About({ shown, isArrival }: Pick<ExercisePanelProps, 'shown' | 'isArrival'>) {
  const { extra } = useWords(OWN_WORDS);
  const language = useLanguage();
  return (
    <header className={styles.about}>
      <h2 ref={isArrival ? focusOnArrival : undefined} id={NAME_ID} tabIndex={-1} className={styles.name}>
        {exerciseName(shown)}
      </h2>
      <InPlaceOf shown={shown} />
      {isExtraExercise(shown.exercise.exercise_number) && <p className={styles.target}>{extra}</p>}
      <Target shown={shown} />
      <p className={styles.why}>
        {suggestionWords(shown.suggested, language)} <RuleLink />
      </p>
    </header>
  );
}

interface PlatesProps extends Pick<ExercisePanelProps, 'shown'> {
  readonly draft: Draft;
}

function Plates({ shown: { implement }, draft: { kind, weight } }: PlatesProps) {
  const isLoaded = kind === 'external' && weight !== null && implement?.kind === 'plates';
  return isLoaded && <PlatesDrawing implement={implement} kg={weight} />;
}

function Target({ shown }: Pick<ExercisePanelProps, 'shown'>) {
  return <p className={styles.target}>{useTarget(shown).join(' · ')}</p>;
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
