import type { IdentityUser } from './identity-types.ts';
import { CURRENT_USER_KEY } from './session-keys.ts';

/** What of a browser's storage the session needs. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The stored profile: a hint for the start, never a proof. Null when there is none or it is not ours. */
export function storedUser(storage: TextStorage): IdentityUser | null {
  const text = storage.getItem(CURRENT_USER_KEY);
  const stored = text === null ? null : parsed(text);
  return isUser(stored) ? stored : null;
}

/** Stores the profile, field by field, so that nothing else a provider's user object holds is ever kept. */
export function storeUser(storage: TextStorage, user: IdentityUser): void {
  const { uid, email, emailVerified, displayName, phoneNumber } = user;
  const profile: IdentityUser = { uid, email, emailVerified, displayName, phoneNumber };
  storage.setItem(CURRENT_USER_KEY, JSON.stringify(profile));
}

export function forgetUser(storage: TextStorage): void {
  storage.removeItem(CURRENT_USER_KEY);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Somebody else's text under our key: as good as none.
    return null;
  }
}

function isUser(stored: unknown): stored is IdentityUser {
  if (typeof stored !== 'object' || stored === null) return false;
  const user: Partial<Record<keyof IdentityUser, unknown>> = stored;
  const texts = [user.email, user.displayName, user.phoneNumber];
  return (
    typeof user.uid === 'string' &&
    typeof user.emailVerified === 'boolean' &&
    texts.every((text) => text === null || typeof text === 'string')
  );
}

/** The uid of the member this browser remembers, null for a visitor. A hint for pages that are the same for everybody. */
export function storedUid(): string | null {
  try {
    return storedUser(localStorage)?.uid ?? null;
  } catch {
    // A browser that keeps nothing remembers nobody.
    return null;
  }
}
