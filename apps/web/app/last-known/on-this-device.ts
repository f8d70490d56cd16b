import { SECOND_MS } from '@lifted/domain/studio-calendar';
import { admitWhile } from './admit-while.ts';
import { atBrowserShelf } from './browser-shelf.ts';
import { forgetLastKnown } from './forget-last-known.ts';
import { idleTurns } from './idle-turns.ts';
import { LastKnownStore, type KnownAs } from './last-known-store.ts';
import { standIn, type AskedFor } from './stand-in.ts';

const store = new LastKnownStore(atBrowserShelf);
/** A busy page keeps nothing for so long at the most. */
const BUSY_FOR_MS = SECOND_MS;
const idle = idleTurns((run) => {
  if (window.requestIdleCallback === undefined) setTimeout(run);
  else window.requestIdleCallback(run, { timeout: BUSY_FOR_MS });
});

/** `admitWhile` on this device. */
export function admitHere(isSignedIn: () => boolean, owner: string): Promise<void> {
  return admitWhile(isSignedIn, owner, { store, forget: forgetLastKnown });
}

/** `standIn` on this device. */
export function standInHere<T>(askedFor: AskedFor<T>, place: KnownAs): Promise<boolean> {
  return standIn(askedFor, place, { store, forget: forgetLastKnown, now: () => Date.now(), idle });
}
