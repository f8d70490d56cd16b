import { classOpenness, type ClassPlaces } from '@lifted/domain/classes/class-places';

/** The next classes a visitor can still join, soonest first, `count` at most: not started, and a place is free. */
export function nextClasses<Class extends ClassPlaces>(
  classes: readonly Class[],
  now: Date,
  count: number,
): Class[] {
  return classes
    .filter((planned) => classOpenness(planned, now) === 'open')
    .toSorted((one, other) => one.start.getTime() - other.start.getTime())
    .slice(0, count);
}

/** Whether classes are ahead and every one of them is full; a time without classes is not full. */
export function allAreFull(classes: readonly ClassPlaces[], now: Date): boolean {
  const ahead = classes
    .map((planned) => classOpenness(planned, now))
    .filter((openness) => openness === 'open' || openness === 'full');
  return ahead.length > 0 && ahead.every((openness) => openness === 'full');
}
