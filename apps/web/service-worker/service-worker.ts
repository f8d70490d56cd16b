import { answerPage } from './answer-page.ts';
import { FILL, LEAVE, SKIP_WAITING, type AppFiles } from './app-files.ts';
import { CachedApp } from './cached-app.ts';
import { requestKind } from './request-kind.ts';

declare const self: ServiceWorkerGlobalScope;
/** Put in by the build. */
declare const APP_FILES: AppFiles;

const app = new CachedApp(APP_FILES, { caches: self.caches, fetch: (address, how) => fetch(address, how) });

self.addEventListener('install', (event) => event.waitUntil(app.fillUnlessLeft()));

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
