/** What a member trains without a class, and exercises they add to a class's workout (decision 200). */
import { addDays, berlinDate, berlinInstant, type CivilDate } from '../calendar/studio-calendar.ts';
import { LATE_ARRIVAL_DAYS, MEMBER_CORRECTS_DAYS } from './entry-window.ts';

export const MOST_NAME_CHARACTERS = 60;

/** An exercise that the member added to a workout has a place from this number on; planned ones are before it. */
export const FIRST_EXTRA_NUMBER = 501;

/** Whether a place in a class's workout is one that a member added to it for themselves. */
export function isExtraExercise(exerciseNumber: number): boolean {
  return exerciseNumber >= FIRST_EXTRA_NUMBER;
}

/** A place as it is shown: '2', and '+1' for the first exercise a member added to a class. */
export function placeWords(exerciseNumber: number): string {
  return isExtraExercise(exerciseNumber)
    ? `+${exerciseNumber - FIRST_EXTRA_NUMBER + 1}`
    : String(exerciseNumber);
}

/** When something was entered by the member's device, and when it arrived; a clock that runs ahead counts as the arrival. */
interface Entered {
  readonly madeAt: Date;
  readonly arrivedAt: Date;
}

function instantOf({ madeAt, arrivedAt }: Entered): Date {
  return madeAt < arrivedAt ? madeAt : arrivedAt;
}

/** The first and the last day that an own training can be of when it is added at `now`. */
export function daysOfOwnTraining(now: Date): { readonly first: CivilDate; readonly last: CivilDate } {
  const last = berlinDate(now);
  return { first: addDays(last, -MEMBER_CORRECTS_DAYS), last };
}

export type OwnTrainingRefusal = 'in_future' | 'too_long_ago' | 'correction_over';

/** Why an own training cannot be of this day; null: it can. */
export function ownTrainingRefusal(date: CivilDate, entered: Entered): OwnTrainingRefusal | null {
  const { first, last } = daysOfOwnTraining(instantOf(entered));
  if (date > last) return 'in_future';
  if (date < first) return 'too_long_ago';
  return hasArrivedLate(date, entered.arrivedAt) ? 'correction_over' : null;
}

/** When an own training of a day takes place, for the order of records: when it was added, on an earlier day at noon. */
export function startOfOwnTraining(date: CivilDate, entered: Entered): Date {
  const instant = instantOf(entered);
  return berlinDate(instant) === date ? instant : berlinInstant(date, '12:00');
}

/** First instant at which an own training of a day can no longer be changed: midnight after the 14th day from it. */
export function ownTrainingClosesAt(date: CivilDate): Date {
  return berlinInstant(addDays(date, MEMBER_CORRECTS_DAYS + 1));
}

/** May a set of an own training be entered? What was made in time counts although the device had no network. */
export function ownSetRefusal(date: CivilDate, entered: Entered): 'correction_over' | null {
  const isOver = instantOf(entered) >= ownTrainingClosesAt(date);
  return isOver || hasArrivedLate(date, entered.arrivedAt) ? 'correction_over' : null;
}

function hasArrivedLate(date: CivilDate, arrivedAt: Date): boolean {
  return arrivedAt >= ownTrainingClosesAt(addDays(date, LATE_ARRIVAL_DAYS));
}
