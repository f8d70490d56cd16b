import { subscriptionHere } from './push-subscription.ts';

/** What a browser gives out to be reached with messages, as the server stores it. */
export interface PushHere {
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

/** Subscribes this browser to the studio's messages. Throws when the browser or its push service refuses. */
export async function subscribeHere(studioKey: string): Promise<PushHere> {
  const registration = await navigator.serviceWorker.ready;
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: studioKey,
  });
  const described = describedForServer(subscription);
  if (described === null) throw new Error('The browser gave out no keys.');
  return described;
}

function describedForServer(subscription: PushSubscription): PushHere | null {
  const { endpoint, keys } = subscription.toJSON();
  const { p256dh, auth } = keys ?? {};
  if (endpoint === undefined || p256dh === undefined || auth === undefined) return null;
  return { endpoint, p256dh, auth };
}
