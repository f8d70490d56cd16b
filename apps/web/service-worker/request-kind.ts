import { STAFF_PATHS } from '@lifted/domain/identity/staff-path';

/** What of a request decides who answers it. */
interface AskedFor {
  readonly method: string;
  readonly url: string;
  readonly mode: RequestMode;
  readonly headers: { has(name: string): boolean };
}

/** `page`: from the network if it answers in time · `asset`: from what is kept · `not-ours`: the browser goes its own way. */
export type RequestKind = 'page' | 'asset' | 'not-ours';

/** Answers of the server that nobody may keep or hold up: data, signing in, the operator's addresses, the staff app. */
const LEFT_ALONE = ['/api', '/auth-popup', '/dev', '/healthz', '/readyz', '/metrics', ...STAFF_PATHS];
/** Scripts, styles and typefaces. */
const ASSETS = '/static/';

/** Whether the worker answers a request, and how. Parts of clips and everything of other origins are never its business. */
export function requestKind({ method, url, mode, headers }: AskedFor, origin: string): RequestKind {
  const address = new URL(url);
  if (method !== 'GET' || address.origin !== origin || headers.has('range')) return 'not-ours';
  const isLeftAlone = LEFT_ALONE.some((start) => `${address.pathname}/`.startsWith(`${start}/`));
  if (isLeftAlone) return 'not-ours';
  if (mode === 'navigate') return 'page';
  return address.pathname.startsWith(ASSETS) ? 'asset' : 'not-ours';
}
