/** The records somebody has set since they last looked, and by how much. */
import { DAY_MS } from '../../calendar/studio-calendar.ts';
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

/**
 * One record for each lift that has one in a workout after `seenUntil` and of the last seven days: the heaviest, else the one
 * with most repetitions gained; heavier ones first. `seenUntil` null: nothing was seen yet.
 */
export function newRecords(
  workouts: readonly RecordedWorkout[],
  { seenUntil, now }: { readonly seenUntil: Date | null; readonly now: Date },
): NewRecord[] {
  const from = Math.max(seenUntil?.getTime() ?? 0, now.getTime() - NEWS_FOR_MS);
  const isNews = ({ start }: RecordedWorkout) => start.getTime() > from && start <= now;
  const news = workouts.filter(isNews).flatMap(({ sets }) => sets);
  const before = workouts.filter(({ start }) => start.getTime() <= from).flatMap(({ sets }) => sets);
  const lifts = [...new Set(news.map(({ lift }) => lift))];
  return lifts
    .flatMap((lift) => {
      const isOfLift = (set: LoggedSet) => set.lift === lift && isWorkingSet(set);
      return bestRecord(news.filter(isOfLift), before.filter(isOfLift)) ?? [];
    })
    .toSorted(
      (one, other) =>
        Number(other.kind === 'weight') - Number(one.kind === 'weight') ||
        signedLoad(other) - signedLoad(one),
    );
}

/** The start of the latest workout up to now, to note that its records were seen; null without one. */
export function latestStart(workouts: readonly RecordedWorkout[], now: Date): Date | null {
  const starts = workouts.map(({ start }) => start.getTime()).filter((start) => start <= now.getTime());
  return starts.length === 0 ? null : new Date(Math.max(...starts));
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
