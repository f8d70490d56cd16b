import type { WorkoutEdit } from './workout-edit.ts';

type Typed = WorkoutEdit['typed'];

/** What is typed and not saved, by who typed it, the day and whose workout it is; kept until the browser leaves the app. */
const drafts = new Map<string, NonNullable<Typed>>();

const askFirst = (event: BeforeUnloadEvent) => event.preventDefault();

/** What was typed of a workout before its page was left; null: nothing that is not saved. */
export function storedDraft(key: string): Typed {
  return drafts.get(key) ?? null;
}

/** Keeps what is typed; null: nothing any more. While anything is kept, the browser asks before it leaves the app. */
export function storeDraft(key: string, typed: Typed): void {
  if (typed === null) drafts.delete(key);
  else drafts.set(key, typed);
  if (drafts.size > 0) addEventListener('beforeunload', askFirst);
  else removeEventListener('beforeunload', askFirst);
}
