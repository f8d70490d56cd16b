import { SILENCE_MS } from '../http/network-silence.ts';
import type { SessionEnvironment, SignOutNote } from './session-environment.ts';
import { SIGN_OUT_DUE_KEY } from './session-keys.ts';
import { forgetUser, storedUser, type TextStorage } from './stored-user.ts';

/** The database whose being there is the note. */
export const SIGNED_OUT = 'signed-out';

/** The note in this browser. Rejects where nothing can be stored. */
export const noteHere: SignOutNote = {
  write: () =>
    new Promise((resolve, reject) => {
      const opening = indexedDB.open(SIGNED_OUT);
      opening.onsuccess = () => {
        opening.result.close();
        resolve();
      };
      opening.onerror = () => reject(opening.error ?? new Error('The browser gave no reason.'));
    }),
  erase: () => void indexedDB.deleteDatabase(SIGNED_OUT),
  isThere: async () => (await indexedDB.databases()).some(({ name }) => name === SIGNED_OUT),
};

const NO_NOTE = 'This browser keeps no note of a sign-out.';

/**
 * Signs out whom this browser has forgotten. The sign-out is recorded before the server is told of it, because its session still
 * exists: local storage knows at once and leads the next page to it, the note lasts. Never rejects.
 */
export async function signOutHere(outside: SessionEnvironment): Promise<void> {
  const { storage, signOutNote, sleep, log } = outside;
  storage.setItem(SIGN_OUT_DUE_KEY, 'yes');
  const noted = unlessSilent(signOutNote.write(), sleep).catch((failure: unknown) => log(NO_NOTE, failure));
  await finishSignOut(outside);
  await noted;
}

/** Whether the server has yet to be told of a sign-out. */
export function signOutIsDue(storage: TextStorage): boolean {
  return storage.getItem(SIGN_OUT_DUE_KEY) !== null;
}

/**
 * Somebody signed out when the browser was last open, and it may not have got further than that: whatever of them came
 * back goes, and the server is told. To be called before anything else of a session.
 */
export async function stayLeft(outside: SessionEnvironment): Promise<void> {
  const { storage, lastKnown } = outside;
  if (!signOutIsDue(storage) && (storedUser(storage) === null || !(await isNoted(outside)))) return;
  forgetUser(storage);
  storage.setItem(SIGN_OUT_DUE_KEY, 'yes');
  await lastKnown.forget();
  await finishSignOut(outside);
}

async function isNoted({ signOutNote, sleep, log }: SessionEnvironment): Promise<boolean> {
  try {
    return await unlessSilent(signOutNote.isThere(), sleep);
  } catch (failure) {
    log(NO_NOTE, failure);
    return false;
  }
}

/** A new sign-in starts another session, which a pending sign-out must not end. */
export function forgetSignOut(storage: TextStorage): void {
  storage.removeItem(SIGN_OUT_DUE_KEY);
}

/** Ends on the server what was ended here before; retried when the network is back, and at the next start. */
export async function finishSignOut(outside: SessionEnvironment): Promise<void> {
  const { provider, tokenSync, storage, sleep, log } = outside;
  try {
    await unlessSilent(
      provider.signOut().finally(() => tokenSync?.end()),
      sleep,
    );
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
