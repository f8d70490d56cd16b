import { HOUR_MS, MINUTE_MS } from '../calendar/studio-calendar.ts';

/** Wrong PINs before a coach is locked out at a tablet (studio operations, section 3). */
export const WRONG_PINS_BEFORE_LOCK = 5;
const FIRST_LOCK_MS = MINUTE_MS;
const LONGEST_LOCK_MS = 12 * HOUR_MS;

/**
 * Until when a PIN is refused after a number of wrong ones in a row; null: not locked. The fifth locks for a minute, and each
 * further one for twice as long as the one before, at most twelve hours.
 */
export function pinLockedUntil(failures: number, now: Date): Date | null {
  if (failures < WRONG_PINS_BEFORE_LOCK) return null;
  const doubled = FIRST_LOCK_MS * 2 ** (failures - WRONG_PINS_BEFORE_LOCK);
  return new Date(now.getTime() + Math.min(doubled, LONGEST_LOCK_MS));
}
