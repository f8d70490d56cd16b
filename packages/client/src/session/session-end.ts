import { MINUTE_MS } from '@lifted/domain/calendar/studio-calendar';
import { SILENCE_MS } from '../http/network-silence.ts';
import type { SessionEnvironment } from './session-environment.ts';
import { SIGN_OUT_DUE_KEY } from './session-keys.ts';
import { forgetUser, type TextStorage } from './stored-user.ts';

const RELOADED_AT_KEY = 'sessionReloadedAt';
/** A second reload for the same reason within this time would be a loop. */
const RELOAD_MEMORY_MS = 10 * MINUTE_MS;

/** What to do when the server refuses the session although everything was tried. */
export type AfterRefusal = 'load-login' | 'reload' | 'sign-out';

/**
 * The installed app goes to /login, otherwise the page reloads (specification, section 4). If that was just done and did not
 * help, the session is ended, to avoid an endless loop.
 */
export function afterRefusal(situation: {
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

/** Whether the page was just reloaded for a refused session: another reload would be a loop. */
export function hasJustReloaded(storage: TextStorage, now: number): boolean {
  const reloadedAt = storage.getItem(RELOADED_AT_KEY);
  return reloadedAt !== null && Math.abs(now - Number(reloadedAt)) < RELOAD_MEMORY_MS;
}

export function rememberReload(storage: TextStorage, now: number): void {
  storage.setItem(RELOADED_AT_KEY, String(now));
}

export function forgetReload(storage: TextStorage): void {
  storage.removeItem(RELOADED_AT_KEY);
}

/** Records a sign-out while the server was unreachable: its session still exists. */
export function rememberSignOut(storage: TextStorage): void {
  storage.setItem(SIGN_OUT_DUE_KEY, 'yes');
}

export function signOutIsDue(storage: TextStorage): boolean {
  return storage.getItem(SIGN_OUT_DUE_KEY) !== null;
}

/** A new sign-in starts another session, which a pending sign-out must not end. */
export function forgetSignOut(storage: TextStorage): void {
  storage.removeItem(SIGN_OUT_DUE_KEY);
}

/** Ends on the server what was ended here before; retried when the network is back, and at the next start. */
export async function finishSignOut({
  provider,
  storage,
  sleep,
  log,
}: Pick<SessionEnvironment, 'provider' | 'storage' | 'sleep' | 'log'>): Promise<void> {
  try {
    await unlessSilent(provider.signOut(), sleep);
    forgetSignOut(storage);
  } catch (failure) {
    log('A sign-out is still to be finished.', failure);
  }
}

/** The response; throws when the network was silent for four seconds. A later response is ignored. */
export function unlessSilent<T>(asked: Promise<T>, sleep: (ms: number) => Promise<void>): Promise<T> {
  const silence = sleep(SILENCE_MS).then(() => {
    throw new Error(`No answer within ${SILENCE_MS} ms.`);
  });
  return Promise.race([asked, silence]);
}
