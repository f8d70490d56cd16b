import type { ExerciseLog, WorkoutLog } from '@lifted/contract/training-log';
import { addDays, berlinDate, DAYS_PER_WEEK, type CivilDate } from '@lifted/domain/calendar/studio-calendar';
import type { Language } from '@lifted/domain/language/language';
import {
  BEST_OF_DAYS,
  COMPARED_WEEKS,
  foremostLift,
  liftProgress,
  measuredLift,
} from '@lifted/domain/training/lift-progress';
import { strengthSentence } from './lift-progress-words.ts';

/** What was logged of one lift on one civil day. */
export interface LoggedDay {
  readonly date: CivilDate;
  readonly sets: readonly ExerciseLog[];
}

/** One exercise a member has logged sets of. A group has no strength of its own: its exercises weigh differently. */
export interface Lift {
  readonly id: string;
  /** The short name is preferred, as on the workout of the day. */
  readonly name: string;
  /** In the order of the log. */
  readonly days: readonly LoggedDay[];
}

interface GrowingLift extends Lift {
  readonly days: { readonly date: CivilDate; readonly sets: ExerciseLog[] }[];
}

/** The lifts of a training log, in the order in which the log names them. */
export function liftsOf(logs: readonly WorkoutLog[]): Lift[] {
  const lifts = new Map<string, GrowingLift>();
  for (const { start_datetime, exercise_logs } of logs) {
    const date = berlinDate(new Date(start_datetime));
    for (const set of exercise_logs) {
      const name = set.exercise_short_name ?? set.exercise_name;
      const lift: GrowingLift = lifts.get(set.exercise_id) ?? { id: set.exercise_id, name, days: [] };
      if (lift.days.length === 0) lifts.set(set.exercise_id, lift);
      const day = lift.days.at(-1);
      if (day?.date === date) day.sets.push(set);
      else lift.days.push({ date, sets: [set] });
    }
  }
  return [...lifts.values()];
}

/**
 * What a member's log says of their strength in one sentence: the foremost lift's. Null while there is nothing to say. Reads
 * only as much of the log as the sentence needs.
 */
export function foremostSentence(
  logs: readonly WorkoutLog[],
  today: CivilDate,
  language: Language,
): string | null {
  const from = addDays(today, -2 * COMPARED_WEEKS * DAYS_PER_WEEK - BEST_OF_DAYS);
  const recent = logs.filter(({ start_datetime }) => start_datetime >= from);
  const told = liftsOf(recent).flatMap(({ name, days }) => {
    const lift = measuredLift(days);
    const progress = lift === null ? null : liftProgress(lift, today);
    return progress === null ? [] : [{ name, progress }];
  });
  const foremost = foremostLift(told);
  return foremost === undefined ? null : strengthSentence(foremost.name, foremost.progress, language);
}
