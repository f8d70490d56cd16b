import type { getChallenges } from '@lifted/contract/challenges';
import { shownChallenges } from '@lifted/domain/challenge';
import { berlinDate } from '@lifted/domain/studio-calendar';
import { useState } from 'react';
import { useApiClient } from '../http/api-client-context.tsx';
import { KeptAnswer } from '../http/kept-answer.ts';
import { useKeptAnswer } from '../http/use-kept-answer.ts';
import { loadChallengeCard } from './load-challenge-card.ts';
import { type KnownChallenge, knownChallenge } from './challenge-facts.ts';

/** The challenges to show now, none when they failed to load (specification, section 8); null while they load. */
export function useShownChallenges(now: Date): readonly KnownChallenge[] | null {
  const api = useApiClient();
  const [answer] = useState(
    () =>
      new KeptAnswer({
        name: 'The list of challenges',
        load: async () => {
          const [list] = await Promise.all([
            api.call<typeof getChallenges>('GET', '/challenges', {}),
            loadChallengeCard(),
          ]);
          return list.map(knownChallenge);
        },
      }),
  );
  const remote = useKeptAnswer(answer);
  if (remote.state === 'loading') return null;
  return remote.state === 'loaded' ? shownChallenges(remote.value, now, berlinDate(now)) : [];
}
