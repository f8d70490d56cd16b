import type { ApiClient } from '../../http/api-client.ts';
import { loadChunk } from '../../http/load-chunk.ts';
import {
  SecondFactorNeeded,
  type IdentityProvider,
  type IdentityUser,
  type IdToken,
  type PasswordPolicy,
  type SecondFactorChallenge,
  type SecondFactors,
  type UserListener,
} from '../identity-provider.ts';
import { createGooglePopup, type PopupSurroundings } from './google-popup.ts';
import { identityRefusal } from './identity-refusal.ts';
import type { ReadIdToken } from './id-token.ts';
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
  let factors: SecondFactors | null = null;

  const become = (next: IdentityUser | null, challenge?: SecondFactorChallenge) => {
    if (next === null) held = null;
    const isNews = next?.uid !== user?.uid || challenge !== undefined;
    user = next;
    if (isNews) for (const listener of listeners) listener(next, challenge);
  };
  const tellTabs = () => tabs.postMessage({ uid: user?.uid ?? null });

  const settle = (read: ReadIdToken | null) => {
    held = read?.idToken ?? null;
    become(read?.user ?? null);
    return user;
  };
  const restore = async () => settle(await studio.idToken().catch(nobodyWhileAsked));
  /** After a sign-in: the cookie is new, so its token tells who it was. */
  const arrive = async () => {
    const arrived = settle(await studio.idToken());
    if (arrived === null) throw identityRefusal('internal-error');
    tellTabs();
    return arrived;
  };
  /** The new cookie stands for nobody while a second factor is asked for, whoever was signed in before. */
  const arriveAfter = async (signIn: () => Promise<void>) => {
    try {
      await signIn();
      return await arrive();
    } catch (failure) {
      if (failure instanceof SecondFactorNeeded) {
        become(null, failure);
        tellTabs();
      }
      throw failure;
    }
  };
  /** Somebody signed in elsewhere; if that cannot be checked now, the next request finds out. */
  const follow = (news: () => Promise<unknown>) => {
    news().catch((failure: unknown) => {
      if (failure instanceof SecondFactorNeeded) return; // the listeners have heard of it
      console.error('A sign-in elsewhere could not be followed.', failure);
    });
  };

  tabs.onmessage = ({ data }: MessageEvent<unknown>) => {
    const uid = field(data, 'uid');
    if (uid === (user?.uid ?? null)) return;
    if (uid === null) become(null);
    else follow(restore);
  };
  const openGoogle = createGooglePopup(outside, () => follow(() => arriveAfter(async () => undefined)));

  return {
    name: 'studio',
    restore,
    onUserChanged(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    signInWithPassword: (email, password) => arriveAfter(() => studio.signIn(email, password)),
    signInWithGoogle: () => arriveAfter(openGoogle),
    signInWithCustomToken: (token) => arriveAfter(() => studio.redeemCustomToken(token)),
    sendSecondFactorCode: (factorId) => studio.sendSecondFactorCode(factorId),
    async confirmSecondFactor(answer) {
      await studio.verifySecondFactor(answer);
      return arrive();
    },
    forgetSecondFactor: () => studio.signOut(),
    async secondFactors() {
      const load = () => import('./studio-second-factors.ts');
      const { createStudioSecondFactors } = await loadChunk('studio-second-factors', load);
      factors ??= createStudioSecondFactors(outside.api);
      return factors;
    },
    async ownSessions() {
      const load = () => import('./studio-own-sessions.ts');
      const { createStudioOwnSessions } = await loadChunk('studio-own-sessions', load);
      return createStudioOwnSessions(outside.api);
    },
    requestPasswordReset: (email) => studio.requestPasswordReset(email),
    confirmPasswordReset: (code, newPassword) => studio.resetPassword(code, newPassword),
    async passwordPolicy({ refresh = false } = {}) {
      if (policy === null || refresh) policy = await studio.passwordPolicy();
      return policy;
    },
    async getIdToken({ force = false } = {}) {
      if (!force && held !== null && held.expiresAt > outside.now() + SPARE_MS) return held;
      held = (await studio.idToken().catch(nobodyWhileAsked))?.idToken ?? null;
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

/** Somebody whose second factor is still asked for is nobody yet. */
function nobodyWhileAsked(failure: unknown): null {
  if (failure instanceof SecondFactorNeeded) return null;
  throw failure;
}
