import type { readOwnBranches } from '@lifted/contract/desk/people/team';
import { useApiClient } from '@lifted/client/http/api-client-context.tsx';
import { useSession } from '@lifted/client/session/session-context.tsx';
import { useQuery } from '@tanstack/react-query';

/** The branches the reader is the front desk of, by id; null: bound to none. Undefined until that is known. */
export function useOwnBranches(): readonly string[] | null | undefined {
  const api = useApiClient();
  const { userRoles } = useSession();
  const mayBeBound = userRoles.includes('desk') && !userRoles.includes('owner');
  const own = useQuery({
    queryKey: ['desk', 'own-branches'],
    queryFn: ({ signal }) => api.call<typeof readOwnBranches>('GET', '/desk/own-branches', { signal }),
    enabled: mayBeBound,
  });
  return mayBeBound ? own.data?.branches : null;
}
