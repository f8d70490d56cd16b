import { FLOOR_PATHS } from '@lifted/domain/identity/staff-path';

/** What of a request decides who answers it. */
interface AskedFor {
  readonly method: string;
  readonly url: string;
  readonly mode: RequestMode;
}

/** `page`: the floor, as kept · `asset`: a script, style or typeface · `not-ours`: the browser goes its own way. */
export type FloorRequest = 'page' | 'asset' | 'not-ours';

/** Scripts, styles and typefaces (`base` in vite.config.ts). */
const ASSETS = '/desk/static/';

/** Whether the floor's worker answers a request, and how. Data is never its business. */
export function floorRequest({ method, url, mode }: AskedFor, origin: string): FloorRequest {
  const address = new URL(url);
  if (method !== 'GET' || address.origin !== origin) return 'not-ours';
  if (mode === 'navigate') return isFloor(address.pathname) ? 'page' : 'not-ours';
  return address.pathname.startsWith(ASSETS) ? 'asset' : 'not-ours';
}

function isFloor(pathname: string): boolean {
  return FLOOR_PATHS.some((path) => pathname === path || pathname === `${path}/`);
}
