import type {
  ChallengeParticipant,
  getChallengeParticipants,
  joinChallenge,
} from '@lifted/contract/challenges';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ApiClient } from '../http/api-client.ts';
import { useApiClient } from '../http/api-client-context.tsx';

/** Where a customer stands in a challenge. That it did not load is shown like not having joined, but nothing is joined. */
export type Participation =
  | { readonly state: 'loading' }
  | { readonly state: 'unknown' }
  | { readonly state: 'not_joined' }
  | { readonly state: 'joined'; readonly participant: ChallengeParticipant };

const participationQuery = (api: ApiClient, challengeId: string, customerId: string) =>
  queryOptions({
    queryKey: ['Challenge participation', challengeId, customerId],
    queryFn: async ({ signal }): Promise<ChallengeParticipant | null> => {
      const query = { challenge_id: challengeId, customer_id: customerId };
      const found = await api.call<typeof getChallengeParticipants>('GET', '/challenge_participants', {
        query,
        signal,
      });
      return found[0] ?? null;
    },
  });

/** How far a customer is, and `join`, whose failure changes nothing on the page (specification, section 8). */
export function useParticipation(
  challengeId: string,
  customerId: string,
): { readonly participation: Participation; readonly join: () => void; readonly hasJustJoined: boolean } {
  const api = useApiClient();
  const cache = useQueryClient();
  const query = participationQuery(api, challengeId, customerId);
  const { data, error } = useQuery(query);
  const joining = useMutation({
    networkMode: 'always',
    mutationFn: () =>
      api.call<typeof joinChallenge>('POST', '/challenge_participants', {
        body: { challenge_id: challengeId, customer_id: customerId },
      }),
    onSuccess: async (participant) => {
      await cache.cancelQueries({ queryKey: query.queryKey });
      cache.setQueryData(query.queryKey, participant);
    },
    onError: (failure) => console.error('Joining the challenge failed.', failure),
  });
  return {
    participation: participationOf(data, error !== null),
    join: () => joining.mutate(),
    hasJustJoined: joining.isSuccess,
  };
}

function participationOf(data: ChallengeParticipant | null | undefined, hasFailed: boolean): Participation {
  if (data === undefined) return { state: hasFailed ? 'unknown' : 'loading' };
  return data === null ? { state: 'not_joined' } : { state: 'joined', participant: data };
}
