import { LANGUAGE_COOKIE } from '@lifted/domain/language/chosen-language';
import type { ConsentCategory } from './consent.ts';

/** Storage keys of our own: those of visitors and members (storage-words.ts explains them), and the staff app's. */
const OWN_KEYS: readonly string[] = [
  'consent',
  'currentUser',
  'signOutDue',
  'react-router-scroll-positions',
  'sessionReloadedAt',
  'reloadedFor',
  'installHint',
  'restSound',
  'askEffort',
  'rest',
  'messagesFor',
  'askedCode',
  'desk-language',
  'desk-single-keys',
  'floor-look',
];

/** Categories whose scripts run in our pages and can store data under our origin. */
const WRITES_HERE: readonly ConsentCategory[] = ['booking_service', 'analytics'];

/** Parts of a window in which third-party scripts can store data. */
export interface ThirdPartyTraces {
  readonly localStorage: Pick<Storage, 'key' | 'length' | 'removeItem'>;
  readonly sessionStorage: Pick<Storage, 'key' | 'length' | 'removeItem'>;
  readonly document: { cookie: string };
}

/**
 * Removes what a refused category's scripts stored in this browser: everything in both storages that is not ours, and every
 * cookie visible to scripts: of ours only the chosen language is.
 */
export function forgetThirdParties(category: ConsentCategory, traces: () => ThirdPartyTraces): void {
  if (!WRITES_HERE.includes(category)) return;
  try {
    const { localStorage, sessionStorage, document } = traces();
    for (const storage of [localStorage, sessionStorage]) {
      for (const key of foreignKeys(storage)) storage.removeItem(key);
    }
    for (const cookie of document.cookie.split('; ').filter(Boolean)) {
      const name = cookie.split('=')[0] ?? '';
      if (name !== LANGUAGE_COOKIE) document.cookie = `${name}=; Max-Age=0; Path=/`;
    }
  } catch {
    // A browser without storage has nothing to remove.
  }
}

function foreignKeys(storage: ThirdPartyTraces['localStorage']): string[] {
  const keys = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '');
  return keys.filter((key) => !OWN_KEYS.includes(key));
}
