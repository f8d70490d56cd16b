import type { KeptTexts } from './current-user.ts';
import { RELOAD_MEMORY_MS } from './session-limits.ts';

const RELOADED_AT_KEY = 'sessionReloadedAt';

/** Whether the page was loaded anew for a refused session just before: doing it again would be a loop. */
export function hasJustReloaded(storage: KeptTexts, now: number): boolean {
  const reloadedAt = storage.getItem(RELOADED_AT_KEY);
  return reloadedAt !== null && Math.abs(now - Number(reloadedAt)) < RELOAD_MEMORY_MS;
}

export function rememberReload(storage: KeptTexts, now: number): void {
  storage.setItem(RELOADED_AT_KEY, String(now));
}

export function forgetReload(storage: KeptTexts): void {
  storage.removeItem(RELOADED_AT_KEY);
}
