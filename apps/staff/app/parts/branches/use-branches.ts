import type { branchCalls } from '@lifted/contract/desk-records';
import { useApiClient } from '@lifted/client/http/api-client-context.tsx';
import { useQuery } from '@tanstack/react-query';

/** The branches of a chain; none in a studio at one address. */
export function useBranches({ enabled = true } = {}) {
  const api = useApiClient();
  return useQuery({
    queryKey: ['desk', 'branches'],
    queryFn: ({ signal }) => api.call<typeof branchCalls.list>('GET', '/desk/branches', { signal }),
    enabled,
  });
}
