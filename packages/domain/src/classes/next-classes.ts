import { classOpenness } from './class-places.ts';

/** A class as far as this rule looks at it. */
interface PlannedClass {
  readonly start: Date;
  readonly end: Date;
  readonly freePlaces: number;
}

/** The next classes a visitor can still join, soonest first, `count` at most: not started, and a place is free. */
export function nextClasses<Class extends PlannedClass>(
  classes: readonly Class[],
  now: Date,
  count: number,
): Class[] {
  return classes
    .filter((planned) => classOpenness(planned, now) === 'open')
    .toSorted((one, other) => one.start.getTime() - other.start.getTime())
    .slice(0, count);
}
