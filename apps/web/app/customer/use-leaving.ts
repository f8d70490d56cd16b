import { useSession } from '@lifted/client/session/session-context.tsx';
import { useEffect, useState } from 'react';
import { isAllSent } from '../platform/unsent-sets.ts';
import { forgetMember } from './member-answers.ts';
import { noteUnread } from './unread-messages.ts';

export interface Leaving {
  /** Somebody signs in or out at this moment. */
  readonly isLeaving: boolean;
  /** Signing out waits for entries that are not sent. */
  readonly isRefused: boolean;
  readonly leave: () => void;
}

/** Signs the member out and forgets what was loaded for them; refused while entries of theirs wait and cannot be sent. */
export function useLeaving(): Leaving {
  const { user, withSession, isAuthenticating } = useSession();
  const [isRefused, setIsRefused] = useState(false);
  const [isWaiting, setIsWaiting] = useState(false);
  // At once: there may be no network when they sign out, which tells of a failure.
  useEffect(() => void loadPush().catch(() => undefined), []);
  const leave = async () => {
    setIsWaiting(true);
    const mustWait = user !== null && !(await isAllSent(user.uid));
    setIsWaiting(false);
    setIsRefused(mustWait);
    if (mustWait) return;
    forgetMember();
    noteUnread(0);
    await endPush().catch((failure: unknown) => console.error('This browser stays subscribed.', failure));
    await withSession((session) => session.logout());
  };
  return { isLeaving: isWaiting || isAuthenticating, isRefused, leave: () => void leave() };
}

const loadPush = () => import('../platform/push-subscription.ts');

async function endPush(): Promise<void> {
  await (await loadPush()).unsubscribeHere();
}
