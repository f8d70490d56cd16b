import type { WorkoutFields } from '@lifted/contract/desk/desk-programme';
import { draftOf, type WorkoutDraft } from './workout-draft.ts';

/** What is typed of a workout, on top of which one. */
interface TypedWorkout {
  readonly was: WorkoutFields;
  readonly draft: WorkoutDraft;
}

/**
 * The editing of a workout. Each step is taken from the one before, never from what was drawn: a save may end, and the workout
 * be read again, between two keys.
 */
export interface WorkoutEdit {
  readonly typed: TypedWorkout | null;
  /** What was saved, until the answer it is newer than is read again. */
  readonly saved: { readonly over: WorkoutFields; readonly fields: WorkoutFields } | null;
}

export const UNTOUCHED: WorkoutEdit = { typed: null, saved: null };

/** The workout below what is typed: what was saved, or what the server answered since. */
export function savedWorkout({ saved }: WorkoutEdit, answered: WorkoutFields): WorkoutFields {
  return saved?.over === answered ? saved.fields : answered;
}

/** More is typed, on the page that shows `answered`. */
export function typedMore(
  edit: WorkoutEdit,
  answered: WorkoutFields,
  more: Partial<WorkoutDraft>,
): WorkoutEdit {
  const below = savedWorkout(edit, answered);
  const { was, draft } = edit.typed ?? { was: below, draft: draftOf(below) };
  return { ...edit, typed: { was, draft: { ...draft, ...more } } };
}

/** `sent` is saved as `fields`, over `answered`. What was typed since then stays, on top of what is saved now. */
export function savedNow(
  { typed }: WorkoutEdit,
  sent: TypedWorkout | null,
  saved: { readonly over: WorkoutFields; readonly fields: WorkoutFields },
): WorkoutEdit {
  return { typed: typed === null || typed === sent ? null : { ...typed, was: saved.fields }, saved };
}
