import { CLASS_LENGTH_MS } from '../calendar/studio-calendar.ts';

/** What can clash in a timetable. */
export interface PlannedClass {
  readonly id: string;
  readonly start: Date;
  readonly coachId: string;
  readonly locationId: string;
  readonly isCanceled: boolean;
}

/** Two classes at the same time that share their coach or their room. */
export interface ClassClash {
  readonly shared: 'coach' | 'location';
  readonly ids: readonly [string, string];
}

/** The coaches of classes that take place at the same time as a class beginning at `start`; the class `except` is none of them. */
export function busyCoaches(
  start: Date,
  classes: readonly Omit<PlannedClass, 'locationId'>[],
  except: string | null = null,
): ReadonlySet<string> {
  const meets = (one: Omit<PlannedClass, 'locationId'>) =>
    !one.isCanceled && one.id !== except && Math.abs(one.start.getTime() - start.getTime()) < CLASS_LENGTH_MS;
  return new Set(classes.filter(meets).map(({ coachId }) => coachId));
}

/** All clashes among classes that take place (studio operations, section 4: clash warnings). */
export function classClashes(classes: readonly PlannedClass[]): ClassClash[] {
  const planned = classes
    .filter(({ isCanceled }) => !isCanceled)
    .toSorted((one, other) => one.start.getTime() - other.start.getTime());
  return planned.flatMap((one, index) => {
    const clashes: ClassClash[] = [];
    for (const other of planned.slice(index + 1)) {
      if (other.start.getTime() - one.start.getTime() >= CLASS_LENGTH_MS) break;
      if (one.coachId === other.coachId) clashes.push({ shared: 'coach', ids: [one.id, other.id] });
      if (one.locationId === other.locationId) clashes.push({ shared: 'location', ids: [one.id, other.id] });
    }
    return clashes;
  });
}
