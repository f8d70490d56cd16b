import { disownPush } from './push-owner.ts';

/** The subscription of this browser; null where there is none. */
export async function subscriptionHere(): Promise<PushSubscription | null> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window)) return null;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Ends messages on this browser, for whomever; the server hears of it, or notices at the next one. Harmless without any. */
export async function unsubscribeHere(): Promise<void> {
  disownPush();
  await (await subscriptionHere())?.unsubscribe();
}
