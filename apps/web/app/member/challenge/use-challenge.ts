import type { Challenge, getChallenges } from '@lifted/contract/challenges';
import { useEffect } from 'react';
import { useApiClient } from '@lifted/client/http/api-client-context.tsx';
import { logNotLoaded } from '@lifted/client/http/api-problem.ts';
import { useRemote, type Remote } from '../../platform/http/remote.ts';

/** The published challenge with this id; null when there is none. `written` is the response in the page. */
export function useChallenge(
  challengeId: string,
  written: Challenge | null,
): {
  readonly remote: Remote<Challenge | null>;
  readonly reload: () => void;
} {
  const api = useApiClient();
  const { remote, reload } = useRemote(
    challengeId,
    async (signal): Promise<Challenge | null> => {
      const challenges = await api.call<typeof getChallenges>('GET', '/challenges', { signal });
      return challenges.find(({ id }) => id === challengeId) ?? null;
    },
    { written: written?.id === challengeId ? { value: written, isFresh: true } : undefined },
  );
  useEffect(() => {
    if (remote.state === 'failed') logNotLoaded('The challenge', remote.error);
  }, [remote]);
  return { remote, reload };
}
