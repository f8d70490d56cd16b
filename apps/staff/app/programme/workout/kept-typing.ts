import type { WorkoutEdit } from './workout-edit.ts';

type Typed = WorkoutEdit['typed'];

/** What is typed and not saved, by who typed it, the day and whose workout it is; kept until the browser leaves the app. */
const kept = new Map<string, NonNullable<Typed>>();

const askFirst = (event: BeforeUnloadEvent) => event.preventDefault();

/** What was typed of a workout before its page was left; null: nothing that is not saved. */
export function typedBefore(key: string): Typed {
  return kept.get(key) ?? null;
}

/** Keeps what is typed; null: nothing any more. While anything is kept, the browser asks before it leaves the app. */
export function keepTyped(key: string, typed: Typed): void {
  if (typed === null) kept.delete(key);
  else kept.set(key, typed);
  if (kept.size > 0) addEventListener('beforeunload', askFirst);
  else removeEventListener('beforeunload', askFirst);
}
