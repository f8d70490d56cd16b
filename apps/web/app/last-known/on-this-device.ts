import { admitWhile } from './admit-while.ts';
import { atBrowserShelf } from './browser-shelf.ts';
import { forgetLastKnown } from './forget-last-known.ts';
import { LastKnownStore, type KnownAs } from './last-known-store.ts';
import { standIn, type AskedFor } from './stand-in.ts';

const store = new LastKnownStore(atBrowserShelf);

/** `admitWhile` on this device. */
export function admitHere(isSignedIn: () => boolean, owner: string): Promise<void> {
  return admitWhile(isSignedIn, owner, { store, forget: forgetLastKnown });
}

/** `standIn` on this device. */
export function standInHere<T>(askedFor: AskedFor<T>, place: KnownAs): Promise<boolean> {
  return standIn(askedFor, place, { store, forget: forgetLastKnown, now: () => Date.now() });
}
