/** The records somebody has set since they last looked, and by how much. */
import { CLASS_LENGTH_MS, DAY_MS } from '../../calendar/studio-calendar.ts';
import { areComparable, signedLoad } from '../load-kinds/load-kind.ts';
import {
  isWorkingSet,
  plainSet,
  type LiftedSet,
  type LoggedSet,
  type RecordKind,
} from '../personal-records.ts';

/** Records of earlier workouts are no news any more. */
export const NEWS_FOR_MS = 7 * DAY_MS;

/** What was logged in one class. */
export interface RecordedWorkout {
  readonly start: Date;
  readonly sets: readonly LoggedSet[];
}

/** The best record of one lift. */
export interface NewRecord extends LiftedSet {
  readonly lift: string;
  readonly kind: RecordKind;
  /** kg or repetitions more than ever before the first of these workouts; of help that many kg less. */
  readonly gain: number;
}

/** What was shown of a workout: when it began, and a lift with a record in it. */
type ShownRecord = string;

/**
 * One record for each lift that has one which was not shown yet, in a workout that is over and of the last seven days: the
 * heaviest, else the one with most repetitions gained; heavier ones first. A workout that runs is left out: more may follow.
 */
export function newRecords(
  workouts: readonly RecordedWorkout[],
  { shown, now }: { readonly shown: readonly ShownRecord[]; readonly now: Date },
): NewRecord[] {
  const ended = workouts.filter((workout) => isOver(workout, now));
  const lifts = new Set(ended.flatMap(({ sets }) => sets.map(({ lift }) => lift)));
  return [...lifts]
    .flatMap((lift) => {
      const isNews = (workout: RecordedWorkout) =>
        isRecent(workout, now) && hasRecord(workout, lift) && !shown.includes(nameOf(workout, lift));
      const setsOf = (some: readonly RecordedWorkout[]) =>
        some.flatMap(({ sets }) => sets.filter((set) => set.lift === lift && isWorkingSet(set)));
      const before = ended.filter((workout) => !isNews(workout));
      return bestRecord(setsOf(ended.filter(isNews)), setsOf(before)) ?? [];
    })
    .toSorted(
      (one, other) =>
        Number(other.kind === 'weight') - Number(one.kind === 'weight') ||
        signedLoad(other) - signedLoad(one),
    );
}

/** What to note when the new records are shown: everything they were taken from, which need not be noted for longer. */
export function shownRecords(workouts: readonly RecordedWorkout[], now: Date): ShownRecord[] {
  return workouts
    .filter((workout) => isOver(workout, now) && isRecent(workout, now))
    .flatMap((workout) => {
      const lifts = new Set(workout.sets.map(({ lift }) => lift));
      return [...lifts].filter((lift) => hasRecord(workout, lift)).map((lift) => nameOf(workout, lift));
    });
}

function isOver({ start }: RecordedWorkout, now: Date): boolean {
  return start.getTime() + CLASS_LENGTH_MS <= now.getTime();
}

function isRecent({ start }: RecordedWorkout, now: Date): boolean {
  return start.getTime() > now.getTime() - NEWS_FOR_MS;
}

function hasRecord({ sets }: RecordedWorkout, lift: string): boolean {
  return sets.some((set) => set.lift === lift && set.record !== null);
}

function nameOf({ start }: RecordedWorkout, lift: string): ShownRecord {
  return `${start.toISOString()} ${lift}`;
}

function bestRecord(news: readonly LoggedSet[], before: readonly LoggedSet[]): NewRecord | undefined {
  const records = news.flatMap((set): NewRecord[] => {
    const comparable = before.filter((one) => areComparable(one, set));
    if (set.record === null || comparable.length === 0) return [];
    const gain = gainOf(set, set.record, comparable);
    return gain > 0 ? [{ ...plainSet(set), lift: set.lift, kind: set.record, gain }] : [];
  });
  const heaviest = records
    .filter(({ kind }) => kind === 'weight')
    .toSorted((one, other) => signedLoad(other) - signedLoad(one) || other.reps - one.reps);
  return heaviest[0] ?? records.toSorted((one, other) => other.gain - one.gain)[0];
}

function gainOf(set: LiftedSet, kind: RecordKind, before: readonly LiftedSet[]): number {
  switch (kind) {
    case 'weight':
      return signedLoad(set) - Math.max(...before.map(signedLoad));
    case 'reps':
      return (
        set.reps -
        Math.max(0, ...before.filter((one) => signedLoad(one) >= signedLoad(set)).map(({ reps }) => reps))
      );
    default:
      return kind satisfies never;
  }
}
