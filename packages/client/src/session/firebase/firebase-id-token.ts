import type { Auth, User } from '@firebase/auth';
import type { IdToken } from '../identity-types.ts';
import { refused } from './firebase-refusal.ts';

/**
 * Firebase's ID token with its expiry on this device's clock. The lifetime of a new one is counted from its arrival; for one
 * from an earlier visit only its own claims are known. Null when nobody is signed in, also if Firebase only just found out.
 * To be called when Firebase is ready.
 */
export function createIdTokenReader(
  auth: Auth,
  now: () => number,
): (how: { readonly force: boolean }) => Promise<IdToken | null> {
  let seen: IdToken | null = null;

  const read = async (user: User, force: boolean): Promise<IdToken> => {
    const result = await user.getIdTokenResult(force);
    if (seen?.token === result.token) return seen;
    const [issuedAt, endsAt] = [Date.parse(result.issuedAtTime), Date.parse(result.expirationTime)];
    const fromNow = now() + (endsAt - issuedAt);
    seen = { token: result.token, expiresAt: force ? fromNow : Math.min(fromNow, endsAt) };
    return seen;
  };

  return async ({ force }) => {
    const user = auth.currentUser;
    if (user === null) return null;
    try {
      return await refused(() => read(user, force));
    } catch (failure) {
      if (auth.currentUser === null) return null;
      throw failure;
    }
  };
}
