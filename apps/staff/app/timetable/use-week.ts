import type { coachCalls, locationCalls, templateCalls } from '@lifted/contract/desk-records';
import type { getDeskTimetable } from '@lifted/contract/desk/desk-timetable';
import { useApiClient } from '@lifted/client/http/api-client-context.tsx';
import { addDays, DAYS_PER_WEEK, SECOND_MS, type CivilDate } from '@lifted/domain/calendar/studio-calendar';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

/** Two desks see each other's changes after this time at most. */
const REFRESH_MS = 10 * SECOND_MS;

/** The classes of the week that begins on a Monday. */
export function useWeek(monday: CivilDate) {
  const api = useApiClient();
  return useQuery({
    queryKey: ['desk', 'timetable', monday],
    queryFn: ({ signal }) =>
      api.call<typeof getDeskTimetable>('GET', '/desk/timetable', {
        query: { from: monday, to: addDays(monday, DAYS_PER_WEEK - 1) },
        signal,
      }),
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH_MS,
  });
}

/** The repeating week. */
export function useTemplates() {
  const api = useApiClient();
  return useQuery({
    queryKey: ['desk', 'week-templates'],
    queryFn: ({ signal }) => api.call<typeof templateCalls.list>('GET', '/desk/week-templates', { signal }),
  });
}

/** Coaches and rooms to choose from: id and name. */
export function useChoices() {
  const api = useApiClient();
  const coaches = useQuery({
    queryKey: ['desk', 'coaches'],
    queryFn: ({ signal }) => api.call<typeof coachCalls.list>('GET', '/desk/coaches', { signal }),
  });
  const locations = useQuery({
    queryKey: ['desk', 'locations'],
    queryFn: ({ signal }) => api.call<typeof locationCalls.list>('GET', '/desk/locations', { signal }),
  });
  return {
    coaches: (coaches.data ?? []).map(({ id, fields }) => [id, fields.first_name] as const),
    locations: (locations.data ?? []).map(({ id, fields }) => [id, fields.name] as const),
    isReady: coaches.data !== undefined && locations.data !== undefined,
  };
}
