import { SECOND_MS } from '@lifted/domain/calendar/studio-calendar';
import type { Env } from '../config/env.ts';

/** Longer than requests may take once the drain is over; after this something hangs. */
const HANGS_AFTER_MS = 30 * SECOND_MS;

/** How long after the signal a process that is still stopping is ended. */
export function stopLimitMs({ drainSeconds }: Pick<Env, 'drainSeconds'>): number {
  return drainSeconds * SECOND_MS + HANGS_AFTER_MS;
}
