import {
  IdentityError,
  type IdentityErrorCode,
  type IdentityProvider,
  type IdentityUser,
  type IdToken,
  type PasswordPolicy,
  type UserListener,
} from '../identity-provider.ts';
import { createGooglePopup, type PopupSurroundings } from './google-popup.ts';
import { readIdToken } from './id-token.ts';
import { identityCalls } from './identity-calls.ts';
import { identityRefusal } from './identity-refusal.ts';
import { field, textField } from './json-fields.ts';
import { readPasswordPolicy } from './password-policy.ts';

/** How tabs tell each other who is signed in. */
export const TABS_CHANNEL = 'identity';
/** A token about to expire is not handed out again. */
const SPARE_MS = 30_000;

/** What of the browser the embedded provider needs. */
export interface EmbeddedSurroundings extends PopupSurroundings {
  readonly send: typeof fetch;
  readonly now: () => number;
}

/**
 * The studio's own identities, kept by our server. The lasting credential is a cookie no script can read; the ID token
 * lives here, in memory, and says who is signed in.
 */
export function createEmbeddedProvider(outside: EmbeddedSurroundings): IdentityProvider {
  const call = identityCalls(outside.send);
  const listeners = new Set<UserListener>();
  const tabs = outside.channel(TABS_CHANNEL);
  let user: IdentityUser | null = null;
  let held: IdToken | null = null;
  let policy: PasswordPolicy | null = null;

  const become = (next: IdentityUser | null) => {
    if (next === null) held = null;
    const isSame = next?.uid === user?.uid;
    user = next;
    if (!isSame) for (const listener of listeners) listener(next);
  };
  const tellTabs = () => tabs.postMessage({ uid: user?.uid ?? null });

  /** Asks for an ID token with the cookie; null when the cookie stands for nobody. */
  const fetchToken = async () => {
    try {
      const answer = await call('/token');
      return readIdToken(textField(answer, 'token') ?? '', outside.now());
    } catch (failure) {
      if (isRefusal(failure, 'user-token-expired')) return null;
      throw failure;
    }
  };
  const restore = async () => {
    const read = await fetchToken();
    held = read?.idToken ?? null;
    become(read?.user ?? null);
    return user;
  };
  /** After a sign-in: the cookie is new, so the token tells who it was. */
  const arrive = async () => {
    const arrived = await restore();
    if (arrived === null) throw identityRefusal('internal-error');
    tellTabs();
    return arrived;
  };
  /** Somebody signed in elsewhere; if that cannot be checked now, the next request finds out. */
  const follow = (news: () => Promise<unknown>) => {
    news().catch((failure: unknown) => {
      console.error('A sign-in elsewhere could not be followed.', failure);
    });
  };

  tabs.onmessage = ({ data }: MessageEvent<unknown>) => {
    const uid = field(data, 'uid');
    if (uid === (user?.uid ?? null)) return;
    if (uid === null) become(null);
    else follow(restore);
  };
  const openGoogle = createGooglePopup(outside, () => follow(arrive));

  return {
    name: 'studio',
    restore,
    onUserChanged(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async signInWithPassword(email, password) {
      await call('/sign-in/email', { email, password });
      return arrive();
    },
    async signInWithGoogle() {
      await openGoogle();
      return arrive();
    },
    async signInWithCustomToken(token) {
      try {
        await call('/one-time-token/verify', { token });
      } catch (failure) {
        throw asCustomTokenRefusal(failure);
      }
      return arrive();
    },
    async requestPasswordReset(email) {
      await call('/request-password-reset', { email });
    },
    async confirmPasswordReset(code, newPassword) {
      await call('/reset-password', { token: code, newPassword });
    },
    async passwordPolicy({ refresh = false } = {}) {
      if (policy === null || refresh) policy = readPasswordPolicy(await call('/password-policy'));
      return policy;
    },
    async getIdToken({ force = false } = {}) {
      if (!force && held !== null && held.expiresAt > outside.now() + SPARE_MS) return held;
      const read = await fetchToken();
      held = read?.idToken ?? null;
      return held;
    },
    async signOut() {
      try {
        await call('/sign-out', {});
      } catch (failure) {
        // Nobody was signed in: what was wanted is so.
        if (!isRefusal(failure, 'user-token-expired')) throw failure;
      } finally {
        become(null);
        tellTabs();
      }
    },
  };
}

function isRefusal(failure: unknown, code: IdentityErrorCode): failure is IdentityError {
  return failure instanceof IdentityError && failure.code === code;
}

function asCustomTokenRefusal(failure: unknown): unknown {
  if (!isRefusal(failure, 'invalid-action-code') && !isRefusal(failure, 'user-token-expired')) return failure;
  return new IdentityError('invalid-custom-token', failure.message, { cause: failure });
}
