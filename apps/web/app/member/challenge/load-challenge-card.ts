import { loadChunk } from '@lifted/client/http/load-chunk.ts';
import type { ChallengeOnDashboard } from './challenge-on-dashboard.tsx';

let card: typeof ChallengeOnDashboard | undefined;

/** The code of the challenge card; loaded in parallel with the list of challenges. */
export async function loadChallengeCard(): Promise<void> {
  const load = () => import('./challenge-on-dashboard.tsx');
  card ??= (await loadChunk('challenge-on-dashboard', load)).ChallengeOnDashboard;
}

/** The card, once its code is loaded; rendered synchronously, because a later insertion would shift the others. */
export function loadedChallengeCard(): typeof ChallengeOnDashboard | undefined {
  return card;
}
