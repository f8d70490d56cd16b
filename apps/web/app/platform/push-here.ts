import type { subscribeToPush } from '@lifted/contract/messages';
import type { ApiClient } from '@lifted/client/http/api-client.ts';
import { ownPush, pushOwner } from './push-owner.ts';
import { subscriptionHere, unsubscribeHere } from './push-subscription.ts';

/** What a browser gives out to be reached with messages, as the server stores it. */
interface PushHere {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** Whether this browser shows messages on its screen. `needs-app`: an iPhone or iPad shows them from the home screen only. */
export type PushSupport = 'possible' | 'blocked' | 'needs-app' | 'impossible';

export function pushSupport(): PushSupport {
  const isPossible = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (isPossible) return Notification.permission === 'denied' ? 'blocked' : 'possible';
  return 'standalone' in navigator && !navigator.standalone ? 'needs-app' : 'impossible';
}

/** The subscription of this browser; null where there is none, or messages are no longer allowed. */
export async function pushHere(): Promise<PushHere | null> {
  if (pushSupport() !== 'possible' || Notification.permission !== 'granted') return null;
  const subscription = await subscriptionHere();
  return subscription === null ? null : describedForServer(subscription);
}

/**
 * Tells the server again that this member is reached here, because browsers change addresses and a session that ends takes the
 * server's knowledge with it. False where they do not want messages here; what somebody else wanted here ends.
 */
export async function renewHere(api: ApiClient, uid: string): Promise<boolean> {
  const owner = pushOwner();
  if (owner !== uid) {
    if (owner !== null) await unsubscribeHere();
    return false;
  }
  const body = await pushHere();
  if (body !== null) await api.call<typeof subscribeToPush>('PUT', '/push_subscriptions', { body });
  return body !== null;
}

/** Subscribes this browser to the studio's messages for a member. Throws when the browser, its push service or ours refuses. */
export async function subscribeHere(api: ApiClient, uid: string, studioKey: string): Promise<void> {
  const registration = await navigator.serviceWorker.ready;
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: studioKey,
  });
  const described = describedForServer(subscription);
  if (described === null) throw new Error('The browser gave out no keys.');
  await api.call<typeof subscribeToPush>('PUT', '/push_subscriptions', { body: described });
  ownPush(uid);
}

function describedForServer(subscription: PushSubscription): PushHere | null {
  const { endpoint, keys } = subscription.toJSON();
  const { p256dh, auth } = keys ?? {};
  if (endpoint === undefined || p256dh === undefined || auth === undefined) return null;
  return { endpoint, p256dh, auth };
}
