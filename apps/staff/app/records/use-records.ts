import type {
  coachCalls,
  locationCalls,
  productCalls,
  roomEquipmentCalls,
} from '@lifted/contract/desk-records';
import type { listTeam } from '@lifted/contract/desk/people/team';
import { useApiClient } from '@lifted/client/http/api-client-context.tsx';
import type { CivilDate } from '@lifted/domain/calendar/studio-calendar';
import { useQuery } from '@tanstack/react-query';
import { productsOn } from '../parts/products/products-on.ts';

/** What the studio sells, as it is on a day. */
export function useProducts({ day }: { readonly day: CivilDate }) {
  const api = useApiClient();
  return useQuery({
    queryKey: ['desk', 'products'],
    queryFn: ({ signal }) => api.call<typeof productCalls.list>('GET', '/desk/products', { signal }),
    select: (products) => productsOn(products, day),
  });
}

/** The rooms classes take place in. */
export function useLocations({ enabled = true } = {}) {
  const api = useApiClient();
  return useQuery({
    queryKey: ['desk', 'locations'],
    queryFn: ({ signal }) => api.call<typeof locationCalls.list>('GET', '/desk/locations', { signal }),
    enabled,
  });
}

/** What there is in each room, and for how many people. */
export function useRoomEquipment() {
  const api = useApiClient();
  return useQuery({
    queryKey: ['desk', 'room-equipment'],
    queryFn: ({ signal }) =>
      api.call<typeof roomEquipmentCalls.list>('GET', '/desk/room-equipment', { signal }),
  });
}

/** Who works here and may do what; the owner's. */
export function useTeam({ enabled = true } = {}) {
  const api = useApiClient();
  return useQuery({
    queryKey: ['desk', 'team'],
    queryFn: ({ signal }) => api.call<typeof listTeam>('GET', '/desk/team', { signal }),
    enabled,
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
