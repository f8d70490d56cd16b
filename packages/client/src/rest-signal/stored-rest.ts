/** Named in the website's privacy settings (storage-words.ts). */
const KEY = 'rest';

/** A rest that goes on: how long it is, and until when it lasts (epoch milliseconds). */
export interface StoredRest {
  readonly lengthMs: number;
  readonly endsAt: number;
}

/** Remembers a running rest on this device, in case the app is ended meanwhile; null: nobody rests. */
export function storeRest(rest: StoredRest | null): void {
  try {
    if (rest === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, `${rest.lengthMs} ${rest.endsAt}`);
  } catch {
    // A browser that stores nothing: the rest then lasts as long as the page.
  }
}

/** The rest that still goes on at `now`, in epoch milliseconds; null when there is none, or it is over by then. */
export function storedRest(now: number): StoredRest | null {
  const [lengthMs = 0, endsAt = 0] = stored().split(' ').map(Number);
  const isGoingOn = lengthMs > 0 && endsAt > now && endsAt - now <= lengthMs;
  return isGoingOn ? { lengthMs, endsAt } : null;
}

function stored(): string {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    // The same.
    return '';
  }
}
