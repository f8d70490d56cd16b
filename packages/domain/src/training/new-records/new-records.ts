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
  const isNews = (workout: RecordedWorkout, lift: string) =>
    isRecent(workout, now) && hasRecord(workout, lift) && !shown.includes(nameOf(workout, lift));
  const setsOf = new Map<string, { readonly news: LoggedSet[]; readonly before: LoggedSet[] }>();
  for (const workout of ended.filter((one) => isRecent(one, now))) {
    const lifts = recordedLifts(workout).filter((lift) => isNews(workout, lift));
    for (const lift of lifts) setsOf.set(lift, { news: [], before: [] });
  }
  if (setsOf.size === 0) return [];
  // Ten years are read once for all lifts.
  for (const workout of ended) {
    for (const set of workout.sets.filter(isWorkingSet)) {
      const ofLift = setsOf.get(set.lift);
      (isNews(workout, set.lift) ? ofLift?.news : ofLift?.before)?.push(set);
    }
  }
  return [...setsOf.values()]
    .flatMap(({ news, before }) => bestRecord(news, before) ?? [])
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
    .flatMap((workout) => [...new Set(recordedLifts(workout))].map((lift) => nameOf(workout, lift)));
}

function isOver({ start }: RecordedWorkout, now: Date): boolean {
  return start.getTime() + CLASS_LENGTH_MS <= now.getTime();
}

function isRecent({ start }: RecordedWorkout, now: Date): boolean {
  return start.getTime() > now.getTime() - NEWS_FOR_MS;
}

/** The lifts with a record in a workout; one may be named more than once. */
function recordedLifts({ sets }: RecordedWorkout): string[] {
  return sets.filter(({ record }) => record !== null).map(({ lift }) => lift);
}

function hasRecord({ sets }: RecordedWorkout, lift: string): boolean {
  return sets.some((set) => set.lift === lift && set.record !== null);
}

function nameOf({ start }: RecordedWorkout, lift: string): ShownRecord {
  return `${start.toISOString()} ${lift}`;
}

function bestRecord(news: readonly LoggedSet[], before: readonly LoggedSet[]): NewRecord | undefined {
  const records = news.flatMap((set): NewRecord[] => {
    if (set.record === null) return [];
    const comparable = before.filter((one) => areComparable(one, set));
    if (comparable.length === 0) return [];
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
