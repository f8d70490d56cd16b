import type { WorkoutFields } from '@lifted/contract/desk/desk-programme';
import { ApiProblem } from '@lifted/client/http/api-problem.ts';
import type { CivilDate } from '@lifted/domain/calendar/studio-calendar';
import { readSection } from '@lifted/domain/training/planned-exercise';
import { useSession } from '@lifted/client/session/session-context.tsx';
import { useEffect, useState } from 'react';
import { useWords } from '../../language.ts';
import { useDeskCommand } from '../../parts/use-desk-command.ts';
import { useAskedProgramme } from '../own-workouts/programme-choice.tsx';
import { draftOf, readDraft, type WorkoutDraft } from './workout-draft.ts';
import { savedNow, savedWorkout, typedMore, UNTOUCHED, type WorkoutEdit } from './workout-edit.ts';
import { useEditWorkout } from '../use-programme.ts';
import { WORKOUT_WORDS } from './workout-words.ts';

type Typed = WorkoutEdit['typed'];

/** What is typed and not saved, by who typed it, the day and whose workout it is; kept until the browser leaves the app. */
const drafts = new Map<string, NonNullable<Typed>>();

const askFirst = (event: BeforeUnloadEvent) => event.preventDefault();

/** Somebody else's edit of the same part, beside the one that was to be saved. */
interface Conflict {
  readonly mine: WorkoutFields;
  readonly theirs: WorkoutFields;
}

const NO_FAULTS: ReadonlySet<string> = new Set();

/**
 * The editing of a day's workout. What is typed stays while others change the workout behind it; untouched, the page follows
 * them.
 */
export function useWorkoutEdit(date: CivilDate, answered: WorkoutFields, done: string) {
  const words = useWords(WORKOUT_WORDS);
  const edit = useEditWorkout(date);
  const { isRunning, submit } = useDeskCommand();
  const programme = useAskedProgramme();
  const key = `${useSession().user?.uid ?? ''} ${date} ${programme}`;
  const [before] = useState(() => storedDraft(key));
  const [editing, setEditing] = useState<WorkoutEdit>({ ...UNTOUCHED, typed: before });
  const [faults, setFaults] = useState(NO_FAULTS);
  const [failure, setFailure] = useState<string | null>(null);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const { typed } = editing;
  useEffect(() => storeDraft(key, typed), [key, typed]);
  const shown = savedWorkout(editing, answered);
  const draft = typed?.draft ?? draftOf(shown);

  const settled = () => {
    setFaults(NO_FAULTS);
    setFailure(null);
    setConflict(null);
  };
  const discard = () => {
    setEditing((now) => ({ ...now, typed: null }));
    settled();
  };
  const send = async (was: WorkoutFields, fields: WorkoutFields) => {
    const sent = typed;
    const end = await submit(() => edit(was, fields), done);
    if (end.kind === 'done') {
      // The page may have been left by now.
      if (storedDraft(key) === sent) storeDraft(key, null);
      settled();
      return setEditing((now) => savedNow(now, sent, { over: answered, fields }));
    }
    const { refusal } = end;
    if (refusal instanceof ApiProblem && refusal.code === 'stale_version' && refusal.current !== undefined) {
      const theirs = workoutOf(refusal.current);
      if (theirs !== undefined) return setConflict({ mine: fields, theirs });
    }
    return setFailure(
      (refusal instanceof ApiProblem ? refusal.fieldErrors[0]?.message : null) ?? refusal.message,
    );
  };
  /** What is typed; undefined, with its fields marked, where it cannot be read. */
  const read = (): WorkoutFields | undefined => {
    const end = readDraft(draft);
    setFailure(end.kind === 'faults' ? words.check : null);
    setFaults(end.kind === 'faults' ? end.faults : NO_FAULTS);
    return end.kind === 'faults' ? undefined : end.fields;
  };
  const save = async () => {
    const fields = read();
    return fields && send(typed?.was ?? shown, fields);
  };
  return {
    draft,
    read,
    faults,
    failure,
    conflict,
    isRunning,
    isTyped: typed !== null,
    /** Typed before the page was left, and nothing since. */
    isFromBefore: typed !== null && typed === before,
    change: (more: Partial<WorkoutDraft>) => setEditing((now) => typedMore(now, answered, more)),
    save,
    discard,
    /** Saves one of both sides over the current version. */
    settle: async (fields: WorkoutFields) => {
      if (conflict === null) return;
      setConflict(null);
      await send(conflict.theirs, fields);
    },
  };
}

/** A workout as a refusal tells it: each section a text; undefined where one cannot be read. */
function workoutOf(current: Readonly<Record<string, unknown>>): WorkoutFields | undefined {
  const section = (name: string) => {
    const text = current[name];
    return readSection(typeof text === 'string' ? text : '');
  };
  const [main, challenge, warmup] = [section('main'), section('challenge'), section('warmup')];
  if (main === undefined || challenge === undefined || warmup === undefined) return undefined;
  const from = current['visible_from'];
  return { main, challenge, warmup, visible_from: typeof from === 'string' ? from : null };
}

/** What was typed of a workout before its page was left; null: nothing that is not saved. */
function storedDraft(key: string): Typed {
  return drafts.get(key) ?? null;
}

/** Keeps what is typed; null: nothing any more. While anything is kept, the browser asks before it leaves the app. */
function storeDraft(key: string, typed: Typed): void {
  if (typed === null) drafts.delete(key);
  else drafts.set(key, typed);
  if (drafts.size > 0) addEventListener('beforeunload', askFirst);
  else removeEventListener('beforeunload', askFirst);
}
