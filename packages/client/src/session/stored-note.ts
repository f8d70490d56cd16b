import { inBrowserStore } from '../last-known/browser-store.ts';
import { LastKnownStore, type KnownAs } from '../last-known/last-known-store.ts';
import { admitHere } from '../last-known/offline-fallback.ts';
import { storedUser } from './stored-user.ts';

const store = new LastKnownStore(inBrowserStore);

/**
 * What this device noted for a member, such as what they have been shown; null for nothing. Kept beside the last known
 * answers and forgotten with them: at sign-out, when somebody else signs in, after 30 days. Rejects where nothing can be stored.
 */
export async function storedNote<T>(place: KnownAs): Promise<T | null> {
  const known = await store.recall<T>(place, Date.now());
  return known?.value ?? null;
}

/**
 * Notes it; dropped when the owner is not the one who is signed in. Rejects where nothing can be stored. The session lets this
 * device store answers some time after a page was drawn; a note made before would be lost, so it asks for itself.
 */
export async function storeNote(place: KnownAs, value: unknown): Promise<void> {
  await admitHere(() => storedUser(window.localStorage)?.uid === place.owner, place.owner);
  await store.keep(place, value, Date.now());
}
