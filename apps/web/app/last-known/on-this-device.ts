import { atBrowserShelf } from './browser-shelf.ts';
import { forgetLastKnown } from './forget-last-known.ts';
import { LastKnownStore, type KnownAs } from './last-known-store.ts';
import { standIn, type AskedFor } from './stand-in.ts';

const store = new LastKnownStore(atBrowserShelf);

/** `LastKnownStore.admit` on this device. */
export function admitHere(owner: string): Promise<void> {
  return store.admit(owner);
}

/** `standIn` on this device. */
export function standInHere<T>(askedFor: AskedFor<T>, place: KnownAs): Promise<boolean> {
  return standIn(askedFor, place, { store, forget: forgetLastKnown, now: () => Date.now() });
}
