import { useNow } from '@lifted/client/http/use-now.ts';
import type { StudioClass } from '@lifted/contract/timetable';
import { MINUTE_MS } from '@lifted/domain/calendar/studio-calendar';

/** Whether a class has started; false until the time is known. */
export function useHasStarted({ start_datetime }: Pick<StudioClass, 'start_datetime'>): boolean {
  const now = useNow(MINUTE_MS);
  return now !== null && now.getTime() >= Date.parse(start_datetime);
}
