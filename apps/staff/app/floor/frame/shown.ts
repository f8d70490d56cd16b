import { timeNow } from '@lifted/client/http/server-clock.ts';
import { SECOND_MS } from '@lifted/domain/calendar/studio-calendar';
import { useCallback, useSyncExternalStore } from 'react';
import type { FloorState } from '../device/floor-store.ts';
import { useFloor } from '../device/use-floor.ts';
import type { UnlockedCoach } from '../lock/unlock.ts';
import { mayCheckIn } from './choose-class.ts';

/** What is on the screen of an enrolled tablet: a class and who runs it, or members who check themselves in. */
export type Shown =
  | { readonly view: 'locked' }
  | { readonly view: 'check-in'; readonly classId: string }
  | { readonly view: 'class'; readonly classId: string; readonly coach: UnlockedCoach };

export const LOCKED: Shown = { view: 'locked' };

const ASKED_EVERY_MS = 15 * SECOND_MS;

/**
 * Whether what is on the screen may stay there. A tablet that was revoked, and one whose class is another day's or another room's
 * by now, is locked: nothing of it would load. So is one with the check-in of a class that is over, once it is for the next one.
 */
export function useMayStay(shown: Shown): boolean {
  const { store } = useFloor();
  const follow = useCallback(
    (changed: () => void) => {
      const unfollow = store.subscribe(changed);
      const timer = setInterval(changed, ASKED_EVERY_MS);
      return () => {
        unfollow();
        clearInterval(timer);
      };
    },
    [store],
  );
  return useSyncExternalStore(follow, () => mayStay(shown, store.state(), timeNow()));
}

function mayStay(shown: Shown, { phase, day }: FloorState, now: Date): boolean {
  if (shown.view === 'locked') return true;
  if (phase !== 'enrolled' || day === null) return false;
  switch (shown.view) {
    case 'check-in':
      return mayCheckIn(day.classes, shown.classId, now);
    case 'class':
      return day.classes.some(({ id }) => id === shown.classId);
    default:
      return shown satisfies never;
  }
}
