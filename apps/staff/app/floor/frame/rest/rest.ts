import { MINUTE_MS, SECOND_MS } from '@lifted/domain/calendar/studio-calendar';

/** One tablet sounds for the whole room. */
export const REST_HEARD_BY_DEFAULT = true;

/** How long a rest can be, in milliseconds; each is followed by the next. */
export const REST_LENGTHS: readonly number[] = [1, 1.5, 2, 3].map((minutes) => minutes * MINUTE_MS);

/** What is left of a rest, in milliseconds; nothing once it is over. */
export function restLeft(endsAt: number, now: number): number {
  return Math.max(0, endsAt - now);
}

/** '1:30': whole seconds, a begun one counts. */
export function restWords(ms: number): string {
  const seconds = Math.ceil(ms / SECOND_MS);
  const perMinute = MINUTE_MS / SECOND_MS;
  return `${Math.floor(seconds / perMinute)}:${String(seconds % perMinute).padStart(2, '0')}`;
}
