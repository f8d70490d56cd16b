import type { KeptTexts } from './current-user.ts';
import { SIGN_OUT_DUE_KEY } from './session-keys.ts';
import type { SessionSurroundings } from './session-surroundings.ts';
import { unlessSilent } from './silence.ts';

/** Notes that somebody signed out while the server could not be reached: its session still lives. */
export function rememberSignOut(storage: KeptTexts): void {
  storage.setItem(SIGN_OUT_DUE_KEY, 'yes');
}

export function signOutIsDue(storage: KeptTexts): boolean {
  return storage.getItem(SIGN_OUT_DUE_KEY) !== null;
}

/** Whoever signs in anew gets another session; the old debt must not end that one. */
export function forgetSignOut(storage: KeptTexts): void {
  storage.removeItem(SIGN_OUT_DUE_KEY);
}

/** Ends on the server what was ended here before; tried again when the network is back, and at the next start. */
export async function finishSignOut({
  provider,
  storage,
  sleep,
  log,
}: Pick<SessionSurroundings, 'provider' | 'storage' | 'sleep' | 'log'>): Promise<void> {
  try {
    await unlessSilent(provider.signOut(), sleep);
    forgetSignOut(storage);
  } catch (failure) {
    log('A sign-out is still to be finished.', failure);
  }
}
