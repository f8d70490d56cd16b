import { MINUTE_MS } from '@lifted/domain/calendar/studio-calendar';
import type { SessionEnvironment } from './session-environment.ts';
import { RELOADED_AT_KEY } from './session-keys.ts';
import { signOutHere } from './sign-out.ts';
import { forgetUser, type TextStorage } from './stored-user.ts';

/** A second reload for the same reason within this time would be a loop. */
const RELOAD_MEMORY_MS = 10 * MINUTE_MS;

/** What to do when the server refuses the session although everything was tried. */
type AfterRefusal = 'load-login' | 'reload' | 'sign-out';

/**
 * The installed app goes to /login, otherwise the page reloads (specification, section 4). If that was just done and did not
 * help, the session is ended, to avoid an endless loop.
 */
function afterRefusal(situation: {
  readonly isInstalled: boolean;
  readonly sessionEnded: boolean;
  readonly hasJustReloaded: boolean;
}): AfterRefusal {
  if (situation.hasJustReloaded && !situation.sessionEnded) return 'sign-out';
  return situation.isInstalled ? 'load-login' : 'reload';
}

/** Carries that out. A session that ended is removed first, so that the new page does not restore it. */
export async function leaveRefusedSession(
  outside: SessionEnvironment,
  { sessionEnded }: { readonly sessionEnded: boolean },
): Promise<void> {
  const { storage, tabStorage, isInstalled, lastKnown } = outside;
  const now = outside.now();
  const next = afterRefusal({
    isInstalled,
    sessionEnded,
    hasJustReloaded: hasJustReloaded(tabStorage, now),
  });
  if (sessionEnded) {
    forgetUser(storage);
    await lastKnown.forget();
  }
  switch (next) {
    case 'load-login':
      rememberReload(tabStorage, now);
      return outside.loadLogin();
    case 'reload':
      rememberReload(tabStorage, now);
      return outside.reload();
    case 'sign-out':
      tabStorage.removeItem(RELOADED_AT_KEY);
      forgetUser(storage);
      await Promise.all([lastKnown.forget(), signOutHere(outside)]);
      return outside.loadLogin();
    default:
      return next satisfies never;
  }
}

/** Whether the page was just reloaded for a refused session: another reload would be a loop. */
function hasJustReloaded(storage: TextStorage, now: number): boolean {
  const reloadedAt = storage.getItem(RELOADED_AT_KEY);
  return reloadedAt !== null && Math.abs(now - Number(reloadedAt)) < RELOAD_MEMORY_MS;
}

function rememberReload(storage: TextStorage, now: number): void {
  storage.setItem(RELOADED_AT_KEY, String(now));
}
