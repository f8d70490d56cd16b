import { SECOND_MS } from '@lifted/domain/calendar/studio-calendar';

const FIRST_MS = 2 * SECOND_MS;
const LONGEST_MS = 30 * SECOND_MS;

/** How long to wait before sending again after a number of failures in a row, in milliseconds: twice as long each time, at most half a minute. */
export function retryDelay(failures: number): number {
  return Math.min(LONGEST_MS, FIRST_MS * 2 ** (failures - 1));
}
