import type { DeskClass, getDeskClass, markAttendance, RosterRow } from '@lifted/contract/desk/desk-classes';
import type { coachCalls, locationCalls } from '@lifted/contract/desk-records';
import { useApiClient } from '@lifted/client/http/api-client-context.tsx';
import { ApiProblem, ApiUnreachable } from '@lifted/client/http/api-problem.ts';
import { SECOND_MS } from '@lifted/domain/calendar/studio-calendar';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { toasts } from '../parts/toast-manager.ts';

/** At the door two people mark the same roster. */
const ASKED_EVERY_MS = 15 * SECOND_MS;

const keyOf = (classId: string) => ['desk', 'class', classId];

/** One class, asked again every few seconds while the page is open. */
export function useClass(classId: string) {
  const api = useApiClient();
  return useQuery({
    queryKey: keyOf(classId),
    queryFn: ({ signal }) =>
      api.call<typeof getDeskClass>('GET', '/desk/classes/{classId}', { params: { classId }, signal }),
    refetchInterval: ASKED_EVERY_MS,
    staleTime: 0,
  });
}

/** Who can give a class, and where. */
export function useClassChoices() {
  const api = useApiClient();
  const coaches = useQuery({
    queryKey: ['desk', 'coaches'],
    queryFn: ({ signal }) => api.call<typeof coachCalls.list>('GET', '/desk/coaches', { signal }),
  });
  const locations = useQuery({
    queryKey: ['desk', 'locations'],
    queryFn: ({ signal }) => api.call<typeof locationCalls.list>('GET', '/desk/locations', { signal }),
  });
  return { coaches, locations };
}

interface Mark {
  readonly row: RosterRow;
  readonly isPresent: boolean;
}

/**
 * Marks somebody present or takes it back. It shows at once and says nothing, since a second press undoes it; only a refusal
 * is told, and the roster is then as the server has it.
 */
export function useMark(classId: string): (mark: Mark) => void {
  const api = useApiClient();
  const queries = useQueryClient();
  const queryKey = keyOf(classId);
  const mutationKey = ['desk', 'mark', classId];
  const { mutate } = useMutation({
    mutationKey,
    // One after the other: of two presses on a name the second one counts.
    scope: { id: `mark ${classId}` },
    networkMode: 'always',
    mutationFn: ({ row, isPresent }: Mark) =>
      api.call<typeof markAttendance>('PUT', '/desk/classes/{classId}/attendance/{kind}/{placeId}', {
        params: { classId, kind: row.kind, placeId: row.id },
        body: { is_present: isPresent },
      }),
    onMutate: async (mark) => {
      await queries.cancelQueries({ queryKey });
      queries.setQueryData<DeskClass>(queryKey, (shown) => shown && withMark(shown, mark));
    },
    onError: (refusal) => {
      if (!(refusal instanceof ApiProblem || refusal instanceof ApiUnreachable)) throw refusal;
      toasts.add({ title: refusal.message, type: 'refused', priority: 'high' });
    },
    // The last of several marks asks how it is, so that no answer shows an earlier one.
    onSettled: () =>
      queries.isMutating({ mutationKey }) === 1 ? queries.invalidateQueries({ queryKey }) : undefined,
  });
  return mutate;
}

/** The class with somebody marked, as the server will answer it. */
function withMark(shown: DeskClass, { row, isPresent }: Mark): DeskClass {
  const roster = shown.roster.map((each) =>
    each.kind === row.kind && each.id === row.id ? { ...each, is_present: isPresent } : each,
  );
  const present = roster.filter((each) => each.is_present).length;
  return { ...shown, roster, counts: { ...shown.counts, present } };
}
