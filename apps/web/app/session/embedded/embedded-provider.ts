import type { ApiClient } from '../../http/api-client.ts';
import type {
  IdentityProvider,
  IdentityUser,
  IdToken,
  PasswordPolicy,
  UserListener,
} from '../identity-provider.ts';
import { createGooglePopup, type PopupSurroundings } from './google-popup.ts';
import { identityRefusal } from './identity-refusal.ts';
import { field } from './json-fields.ts';
import { StudioIdentity } from './studio-identity.ts';

/** How tabs tell each other who is signed in. */
const TABS_CHANNEL = 'identity';
/** A token about to expire is not handed out again. */
const SPARE_MS = 30_000;

/** What the embedded provider needs of the browser. */
export interface EmbeddedSurroundings extends PopupSurroundings {
  /** Calls as a visitor: these calls go by the cookie. */
  readonly api: ApiClient;
  readonly now: () => number;
}

/**
 * The studio's own identities, kept by our server. The lasting credential is a cookie no script can read; the ID token
 * lives here, in memory, and says who is signed in.
 */
export function createEmbeddedProvider(outside: EmbeddedSurroundings): IdentityProvider {
  const studio = new StudioIdentity(outside.api, outside.now);
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

  const restore = async () => {
    const read = await studio.idToken();
    held = read?.idToken ?? null;
    become(read?.user ?? null);
    return user;
  };
  /** After a sign-in: the cookie is new, so its token tells who it was. */
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
      await studio.signIn(email, password);
      return arrive();
    },
    async signInWithGoogle() {
      await openGoogle();
      return arrive();
    },
    async signInWithCustomToken(token) {
      await studio.redeemCustomToken(token);
      return arrive();
    },
    requestPasswordReset: (email) => studio.requestPasswordReset(email),
    confirmPasswordReset: (code, newPassword) => studio.resetPassword(code, newPassword),
    async passwordPolicy({ refresh = false } = {}) {
      if (policy === null || refresh) policy = await studio.passwordPolicy();
      return policy;
    },
    async getIdToken({ force = false } = {}) {
      if (!force && held !== null && held.expiresAt > outside.now() + SPARE_MS) return held;
      held = (await studio.idToken())?.idToken ?? null;
      return held;
    },
    async signOut() {
      try {
        await studio.signOut();
      } finally {
        become(null);
        tellTabs();
      }
    },
  };
}
