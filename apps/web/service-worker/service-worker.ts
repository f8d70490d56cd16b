import {
  CACHE_PREFIXES,
  FILL,
  LEAVE,
  SKIP_WAITING,
  type AppFiles,
} from '@lifted/client/cached-app/app-files.ts';
import { CachedApp } from '@lifted/client/cached-app/cached-app.ts';
import { answerPage } from './answer-page.ts';
import { ownAddress, readPush } from './push-message.ts';
import { requestKind } from './request-kind.ts';

declare const self: ServiceWorkerGlobalScope;
/** Put in by the build. */
declare const APP_FILES: AppFiles;

const app = new CachedApp(APP_FILES, {
  prefix: CACHE_PREFIXES.website,
  caches: self.caches,
  fetch: (address, how) => fetch(address, how),
});

self.addEventListener('install', (event) => event.waitUntil(app.begin()));

self.addEventListener('activate', (event) => event.waitUntil(app.forgetOlder()));

self.addEventListener('message', (event) => {
  if (event.data === SKIP_WAITING) event.waitUntil(self.skipWaiting());
  if (event.data === FILL) event.waitUntil(app.fill());
  if (event.data === LEAVE) event.waitUntil(app.leave());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const kind = requestKind(request, self.location.origin);
  switch (kind) {
    case 'page':
      return event.respondWith(
        answerPage(request, {
          app,
          fetch: (page) => fetch(page),
          sleep: (ms) => new Promise((wake) => setTimeout(wake, ms)),
          waitUntil: (work) => event.waitUntil(work),
        }),
      );
    case 'asset':
      return event.respondWith(app.asset(request));
    case 'not-ours':
      return undefined;
    default:
      return kind satisfies never;
  }
});

self.addEventListener('push', (event) => {
  const { title, options } = readPush(event.data?.text(), self.location.origin);
  event.waitUntil(self.registration.showNotification(title, options));
});

self.addEventListener('notificationclick', (event) => {
  const { notification } = event;
  notification.close();
  const data: unknown = notification.data;
  const said: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, 'address') : undefined;
  event.waitUntil(show(ownAddress(said, self.location.origin)));
});

// The new subscription reaches the server at the next opening of the app: only a page has the member's token.
self.addEventListener('pushsubscriptionchange', (event) => {
  const options = event.oldSubscription?.options;
  if (options !== undefined) event.waitUntil(self.registration.pushManager.subscribe(options));
});

/** Shows a page: in the window that has it open, or in a new one. */
async function show(address: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = windows.find(({ url }) => url === address);
  await (open === undefined ? self.clients.openWindow(address) : open.focus());
}
