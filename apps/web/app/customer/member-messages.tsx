import type { subscribeToPush } from '@lifted/contract/reach/messages';
import type { ApiClient } from '@lifted/client/http/api-client.ts';
import { useApiClient } from '@lifted/client/http/api-client-context.tsx';
import { loadChunk } from '@lifted/client/http/load-chunk.ts';
import { useEffect } from 'react';
import { useCachedAnswer } from '../platform/http/cached-answer.ts';
import { noteUnread } from './unread-messages.ts';
import { useCustomerAnswers } from './use-customer-answers.ts';

/** On every page of a member: asks how many messages are unread, and renews this browser's subscription once per visit. */
export function MemberMessages() {
  const api = useApiClient();
  const answers = useCustomerAnswers();
  const remote = useCachedAnswer(answers?.unread ?? null);
  const unread = remote.state === 'loaded' ? remote.value.unread : null;
  useEffect(() => {
    if (unread !== null) noteUnread(unread);
  }, [unread]);
  const isMember = answers !== null && answers !== undefined;
  useEffect(() => {
    if (isMember) renewOnce(api);
  }, [api, isMember]);
  return null;
}

let isRenewed = false;

/** Push services and browsers change addresses; the server hears of it at the next opening. */
function renewOnce(api: ApiClient): void {
  if (isRenewed || !('Notification' in window) || Notification.permission !== 'granted') return;
  isRenewed = true;
  const renew = async () => {
    const { pushHere } = await loadChunk('push-here', () => import('../platform/push-here.ts'));
    const body = await pushHere();
    if (body !== null) await api.call<typeof subscribeToPush>('PUT', '/push_subscriptions', { body });
  };
  renew().catch((failure: unknown) => console.error('This browser’s subscription was not renewed.', failure));
}
