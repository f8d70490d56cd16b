import type { getDeskToday } from '@lifted/contract/desk/desk-today';
import { useApiClient } from '@lifted/client/http/api-client-context.tsx';
import { SECOND_MS } from '@lifted/domain/calendar/studio-calendar';
import { useQuery } from '@tanstack/react-query';
import { pollEvery } from './poll.ts';

const REFRESH_MS = 15 * SECOND_MS;

/** What waits for the signed-in person, asked again every quarter of a minute. */
export function useDeskToday() {
  const api = useApiClient();
  return useQuery({
    queryKey: ['desk', 'today'],
    queryFn: ({ signal }) => api.call<typeof getDeskToday>('GET', '/desk/today', { signal }),
    refetchInterval: pollEvery(REFRESH_MS),
  });
}
