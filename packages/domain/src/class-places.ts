/** Whether a class can still be tried at an instant: started classes and full ones cannot. */
export type ClassOpenness = 'started' | 'full' | 'open';

/** A class has started from the very instant of its start on. */
export function classOpenness(start: Date, freePlaces: number, now: Date): ClassOpenness {
  if (now.getTime() >= start.getTime()) return 'started';
  return freePlaces > 0 ? 'open' : 'full';
}

/** Free places in words: 'Full', '1 place left', '3 places left'. */
export function placesLeft(freePlaces: number): string {
  if (freePlaces <= 0) return 'Full';
  return freePlaces === 1 ? '1 place left' : `${freePlaces} places left`;
}
