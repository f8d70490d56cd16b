import type { Challenge, getChallenges } from '@lifted/contract/challenges';
import { shownChallenges } from '@lifted/domain/challenge';
import { berlinDate } from '@lifted/domain/studio-calendar';
import { useState } from 'react';
import { useApiClient } from '../http/api-client-context.tsx';
import { KeptAnswer } from '../http/kept-answer.ts';
import type { StandIn } from '../http/remote.ts';
import { useKeptAnswer } from '../http/use-kept-answer.ts';
import { lastKnown } from '../last-known/last-known.ts';
import { useSession } from '../session/session-context.tsx';
import { loadChallengeCard } from './load-challenge-card.ts';
import { type KnownChallenge, knownChallenge } from './challenge-facts.ts';

/** The challenges to show now, none when they failed to load (specification, section 8); null while they load. */
export function useShownChallenges(now: Date): readonly KnownChallenge[] | null {
  const api = useApiClient();
  const uid = useSession().user?.uid ?? null;
  const [answer] = useState(
    () =>
      new KeptAnswer<readonly Challenge[]>({
        name: 'The list of challenges',
        standIn: withCard(lastKnown(() => uid, 'challenges')),
        load: async () => {
          const [list] = await Promise.all([
            api.call<typeof getChallenges>('GET', '/challenges', {}),
            loadChallengeCard(),
          ]);
          return list;
        },
      }),
  );
  const remote = useKeptAnswer(answer);
  if (remote.state === 'loading') return null;
  return remote.state === 'loaded'
    ? shownChallenges(remote.value.map(knownChallenge), now, berlinDate(now))
    : [];
}

/** A list that stands in needs the code of the card like one that came. */
function withCard(standIn: StandIn): StandIn {
  return (asked, show) =>
    standIn(asked, (known) => {
      loadChallengeCard().then(
        () => show(known),
        (failure: unknown) => console.error('The challenge did not load.', failure),
      );
    });
}
