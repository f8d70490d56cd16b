import type { DeskChange, listDeskChanges } from '@lifted/contract/desk-changes';
import type { productCalls } from '@lifted/contract/desk-records';
import type { listDeliveries } from '@lifted/contract/desk/people/mails';
import type { DeskPerson, findPeople, FoundPerson, getPerson } from '@lifted/contract/desk/people/people';
import { useApiClient } from '@lifted/client/http/api-client-context.tsx';
import { keepPreviousData, useInfiniteQuery, useQuery, type UseQueryResult } from '@tanstack/react-query';

/** People by words of name and address; nobody is asked for an empty query. While the next answer is on its way, the last one stays. */
export function useFoundPeople(query: string): UseQueryResult<readonly FoundPerson[]> {
  const api = useApiClient();
  return useQuery({
    queryKey: ['desk', 'people', query],
    queryFn: ({ signal }) => api.call<typeof findPeople>('GET', '/desk/people', { query: { query }, signal }),
    enabled: query !== '',
    placeholderData: keepPreviousData,
  });
}

/** Whether what is found still belongs to the words asked before. */
export function isOfOtherWords({
  isPending,
  isPlaceholderData,
}: Pick<UseQueryResult, 'isPending' | 'isPlaceholderData'>): boolean {
  return isPending || isPlaceholderData;
}

/** The people added last, the newest first. */
export function useNewestPeople(): UseQueryResult<readonly FoundPerson[]> {
  const api = useApiClient();
  return useQuery({
    queryKey: ['desk', 'newest-people'],
    queryFn: ({ signal }) => api.call<typeof findPeople>('GET', '/desk/people', { query: {}, signal }),
  });
}

/** The page of one person. */
export function usePerson(id: string): UseQueryResult<DeskPerson> {
  const api = useApiClient();
  return useQuery({
    queryKey: ['desk', 'person', id],
    queryFn: ({ signal }) =>
      api.call<typeof getPerson>('GET', '/desk/people/{id}', { params: { id }, signal }),
  });
}

/** What was changed about a person, the newest first. */
export function useChangesOf(id: string): UseQueryResult<readonly DeskChange[]> {
  const api = useApiClient();
  return useQuery({
    queryKey: ['desk', 'changes', 'of', id],
    queryFn: ({ signal }) =>
      api.call<typeof listDeskChanges>('GET', '/desk/changes', { query: { customer_id: id }, signal }),
  });
}

/** What was sent to a person, the latest first. */
export function useDeliveriesTo(id: string) {
  const api = useApiClient();
  return useInfiniteQuery({
    queryKey: ['desk', 'deliveries', id],
    initialPageParam: '',
    queryFn: ({ signal, pageParam }) =>
      api.call<typeof listDeliveries>('GET', '/desk/people/{id}/deliveries', {
        params: { id },
        query: pageParam === '' ? {} : { before: pageParam },
        signal,
      }),
    getNextPageParam: ({ next }) => next,
  });
}

/** What the studio sells. */
export function useProducts({ enabled = true } = {}) {
  const api = useApiClient();
  return useQuery({
    queryKey: ['desk', 'products'],
    queryFn: ({ signal }) => api.call<typeof productCalls.list>('GET', '/desk/products', { signal }),
    enabled,
  });
}
