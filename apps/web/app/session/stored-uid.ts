import { storedUser } from './current-user.ts';

/** The uid of the member this browser remembers, null for a visitor. A hint for pages that are the same for everybody. */
export function storedUid(): string | null {
  try {
    return storedUser(localStorage)?.uid ?? null;
  } catch {
    // A browser that keeps nothing remembers nobody.
    return null;
  }
}
