import type {
  ChallengeParticipant,
  getChallengeParticipants,
  joinChallenge,
} from '@lifted/contract/challenges';
import { useMemo, useState } from 'react';
import { useApiClient } from '@lifted/client/http/api-client-context.tsx';
import { CachedAnswer, useCachedAnswer } from '../../platform/http/cached-answer.ts';
import type { Remote } from '../../platform/http/remote.ts';
import { lastKnown, oldestAsOf } from '../../platform/last-known/last-known.ts';
import { useSession } from '@lifted/client/session/session-context.tsx';

/** A customer's state in a challenge. `unknown`: it did not load, so joining is not offered. */
export type Participation =
  | { readonly state: 'loading' }
  | { readonly state: 'unknown' }
  | { readonly state: 'not_joined' }
  | { readonly state: 'joined'; readonly participant: ChallengeParticipant };

export interface ParticipationOnPage {
  readonly participation: Participation;
  /** Joins; a failure changes nothing on the page (specification, section 8). */
  readonly join: () => void;
  readonly hasJustJoined: boolean;
  /** Whether this is an older response, shown because the studio cannot be reached. */
  readonly isLastKnown: boolean;
}

/** A customer's progress; null until the customer is known. */
export function useParticipation(challengeId: string, customerId: string | null): ParticipationOnPage {
  const api = useApiClient();
  const uid = useSession().user?.uid ?? null;
  const [joined, setJoined] = useState<ChallengeParticipant | null>(null);
  const pair = useMemo(
    () => (customerId === null ? null : { challenge_id: challengeId, customer_id: customerId }),
    [challengeId, customerId],
  );
  const answer = useMemo(() => {
    if (pair === null) return null;
    const load = () =>
      api.call<typeof getChallengeParticipants>('GET', '/challenge_participants', { query: pair });
    const offlineFallback = lastKnown(() => uid, `participation ${challengeId}`);
    return new CachedAnswer({ name: 'The participation', load, offlineFallback });
  }, [api, pair, uid, challengeId]);
  const remote = useCachedAnswer(answer);

  async function join(): Promise<void> {
    if (pair === null) return;
    try {
      setJoined(await api.call<typeof joinChallenge>('POST', '/challenge_participants', { body: pair }));
    } catch (failure) {
      console.error('Joining the challenge failed.', failure);
    }
  }
  return {
    participation: participationOf(remote, joined),
    join: () => void join(),
    hasJustJoined: joined !== null,
    isLastKnown: oldestAsOf(remote) !== null,
  };
}

function participationOf(
  remote: Remote<readonly ChallengeParticipant[]>,
  joined: ChallengeParticipant | null,
): Participation {
  switch (remote.state) {
    case 'loading':
      return { state: 'loading' };
    case 'failed':
      return { state: 'unknown' };
    case 'loaded': {
      const participant = remote.value[0] ?? joined;
      return participant === null ? { state: 'not_joined' } : { state: 'joined', participant };
    }
    default:
      return remote satisfies never;
  }
}
