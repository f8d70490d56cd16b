import type { CachedApp } from '@lifted/client/cached-app/cached-app.ts';

/** How long the network may think about a page that is kept. */
export const PATIENCE_MS = 4000;

/** Says that a page is not kept on this device; one for each language, the German ones live below '/de'. */
const OFFLINE_PAGE = { en: '/offline', de: '/de/offline' } as const;

interface PageSources {
  readonly app: Pick<CachedApp, 'page' | 'refresh'>;
  readonly fetch: (request: Request) => Promise<Response>;
  readonly sleep: (ms: number) => Promise<undefined>;
  /** Work that may go on when the answer has been given. */
  readonly waitUntil: (work: Promise<void>) => void;
}

/**
 * Answers a request for a page: from the network, or with the kept page when the network is away, thinks for more than four
 * seconds or has only an error of the server to offer. A page that is not kept is waited for, however long it takes; without
 * a network the answer is a page that says so.
 */
export async function answerPage(
  request: Request,
  { app, fetch, sleep, waitUntil }: PageSources,
): Promise<Response> {
  const pathname = withoutLastSlash(new URL(request.url).pathname);
  const coming = fetch(request);
  // The await below handles a failure; once the answer is given, a failure no longer matters.
  coming.catch(() => undefined);
  const cached = await app.page(pathname);
  try {
    const answer = cached === undefined ? await coming : await Promise.race([coming, sleep(PATIENCE_MS)]);
    if (answer === undefined || isServerError(answer)) return cached ?? answer ?? Response.error();
    waitUntil(app.refresh(pathname, answer.clone()));
    return answer;
  } catch {
    return cached ?? (await app.page(offlinePageFor(pathname))) ?? Response.error();
  }
}

function isServerError({ status }: Response): boolean {
  return status >= 500;
}

function offlinePageFor(pathname: string): string {
  return `${pathname}/`.startsWith('/de/') ? OFFLINE_PAGE.de : OFFLINE_PAGE.en;
}

function withoutLastSlash(pathname: string): string {
  return pathname.length > 1 && pathname.endsWith('/') ? pathname.slice(0, -1) : pathname;
}
