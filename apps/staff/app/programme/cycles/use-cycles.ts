import type { listCycles } from '@lifted/contract/desk/desk-programme';
import { useApiClient } from '@lifted/client/http/api-client-context.tsx';
import type { ProgrammeCycle } from '@lifted/domain/training/programme-cycle';
import { useQuery } from '@tanstack/react-query';

/** A cycle as the calendar shows it. */
export interface ShownCycle extends ProgrammeCycle {
  readonly id: string;
}

const NONE: readonly ShownCycle[] = [];

/** The cycles of the programme; none until they are known. */
export function useCycles(): readonly ShownCycle[] {
  const api = useApiClient();
  const { data = NONE } = useQuery({
    queryKey: ['desk', 'programme-cycles'],
    queryFn: async ({ signal }) => {
      const cycles = await api.call<typeof listCycles>('GET', '/desk/programme-cycles', { signal });
      return cycles.map(({ id, fields: { name, first_day: firstDay, weeks } }) => ({
        id,
        name,
        firstDay,
        weeks,
      }));
    },
  });
  return data;
}
