import { SILENCE_MS } from '@lifted/client/http/network-silence.ts';
import { useSession } from '@lifted/client/session/session-context.tsx';
import { useEffect, useState } from 'react';
import { isAllSent } from '../platform/unsent-sets.ts';
import { noteUnread } from './unread-messages.ts';

export interface Leaving {
  /** Somebody signs in or out at this moment. */
  readonly isLeaving: boolean;
  /** Signing out waits for entries that are not sent. */
  readonly isRefused: boolean;
  readonly leave: () => void;
}

/** Signs the member out; refused while entries of theirs wait and cannot be sent. */
export function useLeaving(): Leaving {
  const { user, withSession, isAuthenticating } = useSession();
  const [isRefused, setIsRefused] = useState(false);
  const [isWaiting, setIsWaiting] = useState(false);
  // At once: there may be no network when they sign out, which tells of a failure.
  useEffect(() => void loadPush().catch(() => undefined), []);
  const leave = async () => {
    setIsWaiting(true);
    try {
      const mustWait = user !== null && !(await isAllSent(user.uid));
      setIsRefused(mustWait);
      if (mustWait) return;
      await endPush();
      await withSession((session) => session.logout());
      noteUnread(0);
    } finally {
      setIsWaiting(false);
    }
  };
  return { isLeaving: isWaiting || isAuthenticating, isRefused, leave: () => void leave() };
}

const loadPush = () => import('../platform/push-subscription.ts');

/** Takes no longer than a silent network is given: the way out does not depend on a push service. */
async function endPush(): Promise<void> {
  const ended = loadPush().then(({ unsubscribeHere }) => unsubscribeHere());
  const logged = ended.catch((failure: unknown) => console.error('This browser stays subscribed.', failure));
  await Promise.race([logged, new Promise((resolve) => setTimeout(resolve, SILENCE_MS))]);
}
