import { MINUTE_MS } from '@lifted/domain/calendar/studio-calendar';
import { useTime } from '@lifted/client/http/use-now.ts';

/** The tablet's time, read four times a minute. */
export function useClock(): Date {
  return useTime(MINUTE_MS / 4);
}
