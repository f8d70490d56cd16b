import { vi } from 'vitest';

/** A browser that shows messages on its screen; what it does is in `done`, in order. */
export function stubPush(unsubscribe: () => Promise<boolean> = () => Promise.resolve(true)) {
  const done: string[] = [];
  const subscription = {
    toJSON: () => ({ endpoint: 'https://push.example.com/1', keys: { p256dh: 'key', auth: 'secret' } }),
    unsubscribe: () => {
      done.push('unsubscribe');
      held = null;
      return unsubscribe();
    },
  };
  let held: typeof subscription | null = null;
  const subscribe = async () => {
    done.push('subscribe');
    held = subscription;
    return subscription;
  };
  const registration = { pushManager: { getSubscription: async () => held, subscribe } };
  const serviceWorker = {
    ready: Promise.resolve(registration),
    getRegistration: async () => registration,
  };
  const asked = { permission: 'granted', requestPermission: async () => 'granted' };
  vi.stubGlobal('Notification', asked);
  vi.stubGlobal('PushManager', class {});
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  return {
    done,
    subscribe,
    /** The browser is as it was. */
    restore: () => {
      vi.unstubAllGlobals();
      Reflect.deleteProperty(navigator, 'serviceWorker');
      localStorage.clear();
    },
  };
}
