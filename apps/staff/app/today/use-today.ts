import type { getDeskTimetable } from '@lifted/contract/desk/desk-timetable';
import { useApiClient } from '@lifted/client/http/api-client-context.tsx';
import { berlinDate, MINUTE_MS, type CivilDate } from '@lifted/domain/calendar/studio-calendar';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useTime } from '@lifted/client/http/use-now.ts';
import { classesToday, type ClassToday } from './today.ts';

interface Today {
  readonly now: Date;
  readonly date: CivilDate;
  readonly classes: UseQueryResult<readonly ClassToday[]>;
}

/** Today's classes as the team sees them, asked again every minute while the page is open. */
export function useToday(): Today {
  const api = useApiClient();
  const now = useTime();
  const date = berlinDate(now);
  const classes = useQuery({
    queryKey: ['desk', 'timetable', 'today', date],
    queryFn: ({ signal }) =>
      api.call<typeof getDeskTimetable>('GET', '/desk/timetable', {
        query: { from: date, to: date },
        signal,
      }),
    select: classesToday,
    refetchInterval: MINUTE_MS,
  });
  return { now, date, classes };
}
