import type { ApiClient } from '@lifted/client/http/api-client.ts';
import { useApiClient } from '@lifted/client/http/api-client-context.tsx';
import { loadChunk } from '@lifted/client/http/load-chunk.ts';
import type { IdentityUser } from '@lifted/client/session/identity-types.ts';
import { useSession } from '@lifted/client/session/session-context.tsx';
import { useEffect } from 'react';
import { useCachedAnswer } from '../platform/http/cached-answer.ts';
import { noteUnread } from './unread-messages.ts';
import { useCustomerAnswers } from './use-customer-answers.ts';

/** On every page of a member: asks how many messages are unread, and renews this browser's subscription once per visit and sign-in. */
export function MemberMessages() {
  const api = useApiClient();
  const { user } = useSession();
  const answers = useCustomerAnswers();
  const remote = useCachedAnswer(answers?.unread ?? null);
  // Until it is known, none: what was noted before may be of somebody else.
  const unread = remote.state === 'loaded' ? remote.value.unread : 0;
  useEffect(() => {
    noteUnread(unread);
  }, [unread]);
  const isMember = answers !== null && answers !== undefined;
  useEffect(() => {
    if (isMember && user !== null) renewOnce(api, user);
  }, [api, isMember, user]);
  return null;
}

/** By the profile of one sign-in: the server forgets a browser with the session it was told in. */
const renewed = new WeakSet<IdentityUser>();

/** Push services and browsers change addresses; the server hears of it at the next opening. */
function renewOnce(api: ApiClient, user: IdentityUser): void {
  if (renewed.has(user) || !('Notification' in window) || Notification.permission !== 'granted') return;
  renewed.add(user);
  const renew = async () => {
    const { renewHere } = await loadChunk('push-here', () => import('../platform/push-here.ts'));
    await renewHere(api, user.uid);
  };
  renew().catch((failure: unknown) => console.error('This browser’s subscription was not renewed.', failure));
}
