import { SECOND_MS } from './studio-calendar.ts';

/** How often the booking service's script is looked for (specification, section 4: Widget loader). */
export const WIDGET_TRIES = 50;

/** The wait after a try grows by this much with each. */
const WAIT_PER_TRY_MS = 100;

/** After so long the visitor is shown another way, while the tries go on: all of them take two minutes. */
export const OTHER_WAYS_AFTER_MS = 8 * SECOND_MS;

/** Milliseconds to wait after the n-th try, counted from 1, that found no script; null after the last one. */
export function waitAfterTry(attempt: number): number | null {
  return attempt < WIDGET_TRIES ? WAIT_PER_TRY_MS * attempt : null;
}
