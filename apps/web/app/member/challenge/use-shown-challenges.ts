import type { Challenge, getChallenges } from '@lifted/contract/challenges';
import { shownChallenges } from '@lifted/domain/challenges/challenge';
import { berlinDate } from '@lifted/domain/calendar/studio-calendar';
import { useState } from 'react';
import { useApiClient } from '@lifted/client/http/api-client-context.tsx';
import { CachedAnswer, useCachedAnswer } from '../../platform/http/cached-answer.ts';
import type { OfflineFallback } from '../../platform/http/remote.ts';
import { lastKnown } from '../../platform/last-known/last-known.ts';
import { useSession } from '@lifted/client/session/session-context.tsx';
import { loadChallengeCard } from './load-challenge-card.ts';
import { type KnownChallenge, knownChallenge } from './challenge-facts.ts';

/** The challenges to show now, empty when they failed to load (specification, section 8); null while loading. */
export function useShownChallenges(now: Date): readonly KnownChallenge[] | null {
  const api = useApiClient();
  const uid = useSession().user?.uid ?? null;
  const [answer] = useState(
    () =>
      new CachedAnswer<readonly Challenge[]>({
        name: 'The list of challenges',
        offlineFallback: withCard(lastKnown(() => uid, 'challenges')),
        load: async () => {
          const [list] = await Promise.all([
            api.call<typeof getChallenges>('GET', '/challenges', {}),
            loadChallengeCard(),
          ]);
          return list;
        },
      }),
  );
  const remote = useCachedAnswer(answer);
  if (remote.state === 'loading') return null;
  return remote.state === 'loaded'
    ? shownChallenges(remote.value.map(knownChallenge), now, berlinDate(now))
    : [];
}

/** An older list needs the code of the card as well. */
function withCard(offlineFallback: OfflineFallback): OfflineFallback {
  return (asked, show) =>
    offlineFallback(asked, (known) => {
      loadChallengeCard().then(
        () => show(known),
        (failure: unknown) => console.error('The challenge did not load.', failure),
      );
    });
}
