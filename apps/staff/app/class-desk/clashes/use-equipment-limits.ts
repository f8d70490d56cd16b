import type { getEquipmentLimits } from '@lifted/contract/desk/desk-timetable';
import { useApiClient } from '@lifted/client/http/api-client-context.tsx';
import { isCivilDate } from '@lifted/domain/calendar/studio-calendar';
import type { EquipmentLimit } from '@lifted/domain/classes/equipment-shortage';
import { useQuery } from '@tanstack/react-query';

const NONE: readonly EquipmentLimit[] = [];

/** For how many people rooms have what the workouts of some days need; nothing until that is known. */
export function useEquipmentLimits(from: string, to: string): readonly EquipmentLimit[] {
  const api = useApiClient();
  const { data = NONE } = useQuery({
    queryKey: ['desk', 'equipment-limits', from, to],
    queryFn: async ({ signal }) => {
      const limits = await api.call<typeof getEquipmentLimits>('GET', '/desk/timetable/equipment-limits', {
        query: { from, to },
        signal,
      });
      return limits.map(({ location_id: locationId, ...limit }) => ({ ...limit, locationId }));
    },
    enabled: isCivilDate(from) && isCivilDate(to),
  });
  return data;
}
