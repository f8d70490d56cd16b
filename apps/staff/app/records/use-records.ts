import type { coachCalls, locationCalls, productCalls } from '@lifted/contract/desk-records';
import { useApiClient } from '@lifted/client/http/api-client-context.tsx';
import { useQuery } from '@tanstack/react-query';

/** What the studio sells. */
export function useProducts() {
  const api = useApiClient();
  return useQuery({
    queryKey: ['desk', 'products'],
    queryFn: ({ signal }) => api.call<typeof productCalls.list>('GET', '/desk/products', { signal }),
  });
}

/** The rooms classes take place in. */
export function useLocations() {
  const api = useApiClient();
  return useQuery({
    queryKey: ['desk', 'locations'],
    queryFn: ({ signal }) => api.call<typeof locationCalls.list>('GET', '/desk/locations', { signal }),
  });
}

/** Who gives classes. */
export function useCoaches() {
  const api = useApiClient();
  return useQuery({
    queryKey: ['desk', 'coaches'],
    queryFn: ({ signal }) => api.call<typeof coachCalls.list>('GET', '/desk/coaches', { signal }),
  });
}
