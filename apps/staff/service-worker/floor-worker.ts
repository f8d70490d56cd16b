import { CACHE_PREFIXES, SKIP_WAITING, type AppFiles } from '@lifted/client/cached-app/app-files.ts';
import { CachedApp } from '@lifted/client/cached-app/cached-app.ts';
import { floorRequest } from './floor-request.ts';

declare const self: ServiceWorkerGlobalScope;
/** Put in by the build. */
declare const FLOOR_FILES: AppFiles;

const app = new CachedApp(FLOOR_FILES, {
  prefix: CACHE_PREFIXES.floor,
  caches: self.caches,
  fetch: (address, how) => fetch(address, how),
});

self.addEventListener('install', (event) => event.waitUntil(app.fill()));

// A tablet may never load its page again: without a claim it would not hear of later versions.
self.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([app.forgetOlder(), self.clients.claim()])),
);

self.addEventListener('message', (event) => {
  if (event.data === SKIP_WAITING) event.waitUntil(self.skipWaiting());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const kind = floorRequest(request, self.location.origin);
  switch (kind) {
    case 'page':
      return event.respondWith(page(event));
    case 'asset':
      return event.respondWith(app.asset(request));
    case 'not-ours':
      return undefined;
    default:
      return kind satisfies never;
  }
});

/**
 * The page as it is kept, so that a new version is only loaded when the floor lets it in (docs/decisions/118-floor-app.md). One
 * of the same build renews it, because the server writes settings into it.
 */
async function page(event: FetchEvent): Promise<Response> {
  const pathname = new URL(event.request.url).pathname.replace(/\/$/, '');
  const cached = await app.page(pathname);
  if (cached === undefined) return fetch(event.request);
  event.waitUntil(
    fetch(event.request).then(
      (answer) => app.refresh(pathname, answer),
      () => undefined,
    ),
  );
  return cached;
}
