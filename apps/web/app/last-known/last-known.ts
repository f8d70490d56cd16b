import { SILENCE_MS } from '@lifted/domain/network-silence';
import type { Remote, StandIn } from '../http/remote.ts';

/** An answer is kept this long after it came, when the page has drawn it. */
const DRAWN_MS = 1000;

/**
 * Stands in with what this member was answered last under a name ('wod 2026-11-20'), and keeps what they are answered now.
 * While nobody is signed in nothing is kept or shown. The code for it is fetched when the answer is there, or does not come.
 */
export function lastKnown(ownerNow: () => string | null, name: string): StandIn {
  return async (asked, show) => {
    const owner = ownerNow();
    if (owner === null) return false;
    const drawn = asked.then(
      () => after(DRAWN_MS),
      () => undefined,
    );
    try {
      const isSilent = await Promise.race([
        drawn.then(() => false),
        after(navigator.onLine ? SILENCE_MS : 0).then(() => true),
      ]);
      const { standInHere } = await import('./on-this-device.ts');
      return await standInHere({ asked, isSilent, show }, { owner, name });
    } catch (failure) {
      console.error('This device keeps no answers.', failure);
      return false;
    }
  };
}

/** When the oldest came of those that stand in for an answer, epoch milliseconds; null when none does. */
export function oldestAsOf(...remotes: readonly Remote<unknown>[]): number | null {
  const ages = remotes.flatMap((remote) => (remote.state === 'loaded' ? (remote.asOf ?? []) : []));
  return ages.length === 0 ? null : Math.min(...ages);
}

function after(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
