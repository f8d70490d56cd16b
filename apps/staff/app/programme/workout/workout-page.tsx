import type { DeskWorkout, WorkoutFields } from '@lifted/contract/desk/desk-programme';
import { useSession } from '@lifted/client/session/session-context.tsx';
import { Button, ButtonLink } from '@lifted/design/button.tsx';
import { Notice } from '@lifted/design/notice.tsx';
import { clockChangeWords, localTime } from '@lifted/domain/calendar/local-time';
import { weekStart, type CivilDate } from '@lifted/domain/calendar/studio-calendar';
import { longDate } from '@lifted/domain/language/date-words';
import { DESK_ROLES, mayOpen } from '@lifted/domain/people/studio-role';
import { WOD_SECTIONS } from '@lifted/domain/training/workout-of-the-day';
import { useId } from 'react';
import { addressIn } from '../../addresses.ts';
import { useLanguage, useWords } from '../../language.ts';
import { FormControl } from '../../parts/form-control.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { PARTS_WORDS } from '../../parts/parts-words.ts';
import { SectionPage } from '../../parts/section-page.tsx';
import type { ListedExercise } from '../exercises/exercise-groups.ts';
import { useAskedProgramme, useNameOfProgramme, withProgramme } from '../own-workouts/programme-choice.tsx';
import { PROGRAMME_WORDS } from '../programme-words.ts';
import { Shortages } from '../shortages.tsx';
import { SectionEditor } from './section-editor.tsx';
import { useExercises } from '../exercises/use-exercises.ts';
import { useWorkouts } from '../use-programme.ts';
import { useWorkoutEdit } from './use-workout-edit.ts';
import { PreviewButton } from '../preview/preview-button.tsx';
import { WorkoutConflict } from './workout-conflict.tsx';
import { WorkoutTools } from './workout-tools.tsx';
import { exerciseCount, readVisibleTime, VISIBLE_TIME } from './workout-draft.ts';
import { WorkoutLines } from '../workout-lines.tsx';
import styles from './workout-page.module.css';
import { WORKOUT_WORDS } from './workout-words.ts';

const NO_WORKOUT: WorkoutFields = { main: [], challenge: [], warmup: [], visible_from: null };

/** The workout of one day: the desk changes it in place, a coach reads it. */
export function WorkoutPage({ date }: { readonly date: CivilDate }) {
  const words = useWords(PROGRAMME_WORDS);
  const workout = useWorkouts(date, date);
  const exercises = useExercises();
  const language = useLanguage();
  const mayPlan = mayOpen(useSession().userRoles, DESK_ROLES);
  const programme = useAskedProgramme();
  const ofKind = useNameOfProgramme();
  const [found] = workout.data ?? [];
  const day = unbroken(longDate(date, language));
  const hasWorkout = found !== undefined && exerciseCount(found.fields) > 0;
  return (
    <SectionPage
      heading={ofKind === null ? day : `${ofKind}, ${day}`}
      tools={
        <>
          <ButtonLink
            look="quiet"
            to={withProgramme(`${addressIn(language, '/desk/programme')}?week=${weekStart(date)}`, programme)}
          >
            {words.back}
          </ButtonLink>
          {!mayPlan && hasWorkout && <PreviewButton date={date} fieldsNow={() => found.fields} />}
          {mayPlan && hasWorkout && <WorkoutTools date={date} fields={found.fields} />}
        </>
      }
    >
      <Loaded query={exercises}>
        {({ exercises: all }) => (
          <Loaded query={workout}>
            {([loaded]) =>
              mayPlan ? (
                <Editor key={`${date} ${programme}`} date={date} loaded={loaded} exercises={all} />
              ) : (
                <Plan workout={loaded} exercises={all} />
              )
            }
          </Loaded>
        )}
      </Loaded>
    </SectionPage>
  );
}

interface PlanProps {
  readonly workout: DeskWorkout | undefined;
  readonly exercises: readonly ListedExercise[];
}

function Plan({ workout, exercises }: PlanProps) {
  const words = useWords(WORKOUT_WORDS);
  if (workout === undefined || exerciseCount(workout.fields) === 0) return <p>{words.empty}</p>;
  return (
    <div className={styles.plan}>
      <Shortages shortages={workout.shortages} />
      <WorkoutLines fields={workout.fields} exercises={exercises} withNotes />
    </div>
  );
}

interface EditorProps {
  readonly date: CivilDate;
  readonly loaded: DeskWorkout | undefined;
  readonly exercises: readonly ListedExercise[];
}

function Editor({ date, loaded, exercises }: EditorProps) {
  const words = useWords(WORKOUT_WORDS);
  const language = useLanguage();
  const editing = useWorkoutEdit(date, loaded?.fields ?? NO_WORKOUT, words.saved(longDate(date, language)));
  const { draft, change, conflict } = editing;
  if (conflict !== null) {
    return (
      <WorkoutConflict {...conflict} exercises={exercises} choose={(fields) => void editing.settle(fields)} />
    );
  }
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void editing.save();
      }}
    >
      {loaded?.has_sets === true && <Notice>{words.hasSets}</Notice>}
      {editing.isFromBefore && <Notice>{words.unsaved}</Notice>}
      <Shortages shortages={loaded?.shortages ?? []} />
      {WOD_SECTIONS.map((section) => (
        <SectionEditor
          key={section}
          section={section}
          draft={draft[section]}
          exercises={exercises}
          faults={editing.faults}
          change={(exercisesNow) => change({ [section]: exercisesNow })}
        />
      ))}
      <p className={styles.keys}>{words.keys}</p>
      <VisibleFrom editing={editing} />
      {editing.failure !== null && <Notice tone="error">{editing.failure}</Notice>}
      <div className={styles.actions}>
        <Button type="submit" disabled={editing.isRunning || !editing.isTyped}>
          {words.save}
        </Button>
        <PreviewButton date={date} fieldsNow={editing.read} />
        {editing.isTyped && (
          <Button look="outline" onClick={editing.discard}>
            {words.discard}
          </Button>
        )}
      </div>
    </form>
  );
}

function VisibleFrom({ editing }: { readonly editing: ReturnType<typeof useWorkoutEdit> }) {
  const words = useWords(WORKOUT_WORDS);
  const { draft, faults, change } = editing;
  const hintId = useId();
  const timeFault = useTimeFault(editing);
  return (
    <fieldset className={styles.visible} aria-describedby={hintId}>
      <legend>{words.visible}</legend>
      <FormControl
        field={{ name: 'day', kind: 'date', label: words.day, isOptional: true }}
        value={draft.day}
        fault={faults.has('day') ? words.dayMissing : undefined}
        onType={(day) => change({ day })}
      />
      <FormControl
        field={{ ...VISIBLE_TIME, label: words.time }}
        value={draft.time}
        fault={timeFault}
        onType={(time) => change({ time })}
      />
      <p id={hintId}>{words.visibleHint}</p>
    </fieldset>
  );
}

/** What is wrong with the time: it is none, or the clock change skips or repeats it on that day. */
function useTimeFault({ draft, faults }: ReturnType<typeof useWorkoutEdit>): string | undefined {
  const { notATime } = useWords(PARTS_WORDS);
  const language = useLanguage();
  if (!faults.has('time')) return undefined;
  const time = readVisibleTime(draft.time);
  const read = time === undefined ? undefined : localTime(draft.day, time);
  if (time === undefined || read === undefined || read.kind === 'once') return notATime;
  return clockChangeWords(read.kind, draft.day, time)[language];
}

/** The day and its month stay on one line. */
function unbroken(date: string): string {
  return date.replace(/(\d+\.?) /, '$1\u00a0');
}
