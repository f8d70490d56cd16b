import type { closureCalls } from '@lifted/contract/desk-records';
import { useApiClient } from '@lifted/client/http/api-client-context.tsx';
import { useQuery } from '@tanstack/react-query';

/** Closed days; asked for only by those who may plan. */
export function useClosures({ enabled = true } = {}) {
  const api = useApiClient();
  return useQuery({
    queryKey: ['desk', 'closures'],
    queryFn: ({ signal }) => api.call<typeof closureCalls.list>('GET', '/desk/closures', { signal }),
    enabled,
  });
}
