import { loadChunk } from '@lifted/client/http/load-chunk.ts';
import type { ChallengeOnDashboard } from './challenge-on-dashboard.tsx';

let card: typeof ChallengeOnDashboard | undefined;

/** The code of the challenge's card; fetched side by side with the list of challenges, and not before. */
export async function loadChallengeCard(): Promise<void> {
  const load = () => import('./challenge-on-dashboard.tsx');
  card ??= (await loadChunk('challenge-on-dashboard', load)).ChallengeOnDashboard;
}

/** The card, once its code is there: drawn at once, because a moment's gap would push the others down. */
export function loadedChallengeCard(): typeof ChallengeOnDashboard | undefined {
  return card;
}
