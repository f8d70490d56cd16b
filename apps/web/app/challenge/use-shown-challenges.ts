import type { getChallenges } from '@lifted/contract/challenges';
import { shownChallenges } from '@lifted/domain/challenge';
import { berlinDate } from '@lifted/domain/studio-calendar';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ApiClient } from '../http/api-client.ts';
import { useApiClient } from '../http/api-client-context.tsx';
import { type KnownChallenge, knownChallenge } from './challenge-facts.ts';

const challengesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['Challenges'],
    queryFn: async ({ signal }) => {
      const challenges = await api.call<typeof getChallenges>('GET', '/challenges', { signal });
      return challenges.map(knownChallenge);
    },
  });

/** The challenges to show now; none while they load and when they fail to (specification, section 8). */
export function useShownChallenges(now: Date): readonly KnownChallenge[] {
  const { data = [] } = useQuery(challengesQuery(useApiClient()));
  return shownChallenges(data, now, berlinDate(now));
}

/** Starts loading the challenges beside whatever else a page loads, so that the card is there with the rest. */
export function useChallengesAhead(): void {
  useQuery({ ...challengesQuery(useApiClient()), notifyOnChangeProps: [] });
}
