import { SECOND_MS } from '@lifted/domain/calendar/studio-calendar';
import { useEffect } from 'react';
import { onNewVersion, updateFloorApp } from './floor-worker.ts';
import { useFloor } from './use-floor.ts';

/** Somebody who touched the tablet this long ago is gone; a PIN or a code is typed faster. */
const UNTOUCHED_MS = 30 * SECOND_MS;

/** While the tablet is at rest, lets a new version of the floor in: at once on coming to rest, later while nobody touches it. */
export function useUpdatesAtRest(isAtRest: boolean): void {
  const floor = useFloor();
  useEffect(() => {
    if (!isAtRest) return undefined;
    const over = new AbortController();
    let touchedAt = Number.NEGATIVE_INFINITY;
    const touched = () => {
      touchedAt = Date.now();
    };
    for (const sign of ['pointerdown', 'keydown'])
      document.addEventListener(sign, touched, { signal: over.signal });
    const update = () => {
      if (Date.now() - touchedAt >= UNTOUCHED_MS) updateFloorApp(floor);
    };
    update();
    const timer = setInterval(update, UNTOUCHED_MS);
    const unfollow = onNewVersion(update);
    return () => {
      over.abort();
      clearInterval(timer);
      unfollow();
    };
  }, [isAtRest, floor]);
}
