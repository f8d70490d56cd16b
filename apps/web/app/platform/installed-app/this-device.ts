import { CURRENT_USER_KEY } from '@lifted/client/session/session-keys.ts';
import { AppWorker } from './app-worker.ts';
import { keepApp } from './keep-app.ts';

/** Whether this page runs as the installed app. */
export function isInstalled(): boolean {
  return window.matchMedia('(display-mode: standalone)').matches || window.navigator.standalone === true;
}

/** The app on this device; null in a browser without service workers. */
const worker =
  'serviceWorker' in navigator
    ? new AppWorker({
        workers: navigator.serviceWorker,
        caches: window.caches,
        isSomebodySignedIn,
        onShown: (run) =>
          document.addEventListener('visibilitychange', () => {
            if (document.visibilityState === 'visible') run();
          }),
        online: () =>
          new Promise((resolve) => {
            if (navigator.onLine) resolve();
            else window.addEventListener('online', () => resolve(), { once: true });
          }),
        reload: () => window.location.reload(),
        now: () => Date.now(),
      })
    : null;

export function appWorker(): AppWorker | null {
  return worker;
}

/** Caches the app for the member who is signed in. Call the returned function when they leave. */
export function keepAppHere(): () => void {
  if (worker === null) return () => undefined;
  return keepApp({ app: worker, page: document });
}

/** Removes the app if nobody is signed in, unless it is installed. */
export function leaveApp(): void {
  if (isInstalled()) return;
  worker?.forget().catch((failure: unknown) => console.error('The app stays on this device.', failure));
}

function isSomebodySignedIn(): boolean {
  return window.localStorage.getItem(CURRENT_USER_KEY) !== null;
}
