/** Where a class stands at an instant; only an open one can be tried. */
export type ClassOpenness = 'over' | 'running' | 'full' | 'open';

/** A class runs from the very instant of its start until the instant of its end. */
export function classOpenness(
  { start, end, freePlaces }: { readonly start: Date; readonly end: Date; readonly freePlaces: number },
  now: Date,
): ClassOpenness {
  if (now.getTime() >= end.getTime()) return 'over';
  if (now.getTime() >= start.getTime()) return 'running';
  return freePlaces > 0 ? 'open' : 'full';
}

/** Free places in words: 'Full', '1 place left', '3 places left'. */
export function placesLeft(freePlaces: number): string {
  if (freePlaces <= 0) return 'Full';
  return freePlaces === 1 ? '1 place left' : `${freePlaces} places left`;
}
