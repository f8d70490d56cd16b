import type { ConsentCategory } from './consent.ts';

/** Names under which we keep something ourselves (storage-words.ts says what for). */
const OWN_KEYS: readonly string[] = [
  'consent',
  'currentUser',
  'signOutDue',
  'react-router-scroll-positions',
  'sessionReloadedAt',
  'reloadedFor',
  'installHint',
];

/** Categories whose scripts run in our pages and can keep something under our name. */
const WRITES_HERE: readonly ConsentCategory[] = ['booking_service', 'analytics'];

/** The parts of a window in which scripts of others can keep something. */
export interface GuestTraces {
  readonly localStorage: Pick<Storage, 'key' | 'length' | 'removeItem'>;
  readonly sessionStorage: Pick<Storage, 'key' | 'length' | 'removeItem'>;
  readonly document: { cookie: string };
}

/**
 * Removes what the scripts of a refused category kept in this browser: everything in both storages that is not ours, and
 * every cookie a script can see, because ours are hidden from scripts.
 */
export function forgetGuests(category: ConsentCategory, traces: () => GuestTraces): void {
  if (!WRITES_HERE.includes(category)) return;
  try {
    const { localStorage, sessionStorage, document } = traces();
    for (const storage of [localStorage, sessionStorage]) {
      for (const key of foreignKeys(storage)) storage.removeItem(key);
    }
    for (const cookie of document.cookie.split('; ').filter(Boolean)) {
      document.cookie = `${cookie.split('=')[0] ?? ''}=; Max-Age=0; Path=/`;
    }
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}

function foreignKeys(storage: GuestTraces['localStorage']): string[] {
  const keys = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '');
  return keys.filter((key) => !OWN_KEYS.includes(key));
}
