import { SILENCE_MS } from '@lifted/client/http/network-silence.ts';
import type { Remote, OfflineFallback } from '../http/remote.ts';

/** Responses are stored this long after they arrive, when the page has been painted. */
const DRAWN_MS = 1000;

/**
 * The offline fallback for one response, by name ('wod 2026-11-20'): shows what this member last received, and stores what
 * they receive now. While nobody is signed in, nothing is stored or shown. Its code (offline-fallback.ts) is loaded after
 * the response arrives or fails.
 */
export function lastKnown(ownerNow: () => string | null, name: string): OfflineFallback {
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
      const { fallBackHere } = await import('@lifted/client/last-known/offline-fallback.ts');
      return await fallBackHere({ asked, isSilent, show }, { owner, name });
    } catch (failure) {
      console.error('Answers cannot be stored on this device.', failure);
      return false;
    }
  };
}

/** The time of the oldest response shown by an offline fallback, epoch milliseconds; null when all are current. */
export function oldestAsOf(...remotes: readonly Remote<unknown>[]): number | null {
  const ages = remotes.flatMap((remote) => (remote.state === 'loaded' ? (remote.asOf ?? []) : []));
  return ages.length === 0 ? null : Math.min(...ages);
}

function after(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
