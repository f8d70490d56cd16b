import { forgetUser } from './current-user.ts';
import { forgetReload, hasJustReloaded, rememberReload } from './reload-memory.ts';
import type { SessionSurroundings } from './session-surroundings.ts';
import { finishSignOut, rememberSignOut } from './sign-out-memory.ts';

/** What follows when the server refuses the session although everything was tried. */
export type AfterRefusal = 'load-login' | 'reload' | 'sign-out';

/**
 * The installed app goes to /login, otherwise the page reloads (specification, section 4). If that was just done and
 * did not help, the session is ended, because a page that reloads for ever helps nobody.
 */
export function afterRefusal(situation: {
  readonly isInstalled: boolean;
  readonly sessionEnded: boolean;
  readonly hasJustReloaded: boolean;
}): AfterRefusal {
  if (situation.hasJustReloaded && !situation.sessionEnded) return 'sign-out';
  return situation.isInstalled ? 'load-login' : 'reload';
}

/** Carries that out. A session that ended is forgotten first, so that the new page does not restore it. */
export async function leaveRefusedSession(
  outside: SessionSurroundings,
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
      forgetReload(tabStorage);
      forgetUser(storage);
      rememberSignOut(storage);
      await lastKnown.forget();
      await finishSignOut(outside);
      return outside.loadLogin();
    default:
      return next satisfies never;
  }
}
