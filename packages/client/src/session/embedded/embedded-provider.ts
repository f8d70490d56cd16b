import type { IdentityProviderName } from '@lifted/contract/identity/identity';
import type { sendSecondFactorCode, verifySecondFactor } from '@lifted/contract/identity/second-factors';
import type {
  findPasswordLink,
  getIdToken,
  getPasswordPolicy,
  redeemCustomToken,
  requestPasswordReset,
  resetPassword,
  signInWithPassword,
  signOut,
} from '@lifted/contract/identity/sign-in';
import type { ApiClient } from '../../http/api-client.ts';
import { loadChunk } from '../../http/load-chunk.ts';
import { pageLanguage } from '../../http/page-language.ts';
import {
  IdentityError,
  SecondFactorNeeded,
  type IdentityUser,
  type IdToken,
  type PasswordPolicy,
  type SecondFactorAnswer,
  type SecondFactorPrompt,
  type UserListener,
} from '../identity-types.ts';
import type { GooglePopup, PopupSurroundings } from './google-popup.ts';
import { callsAsIdentity, identityRefusal } from './identity-refusal.ts';
import { readIdToken, type ReadIdToken } from './id-token.ts';
import { field } from './json-fields.ts';
import type { OtherWays } from './studio-other-ways.ts';
import type { OwnSessions } from './studio-own-sessions.ts';
import type { SecondFactors } from './studio-second-factors.ts';

/** The provider in addresses of our API. */
const NAME: IdentityProviderName = 'studio';
/** How tabs tell each other who is signed in. */
const TABS_CHANNEL = 'identity';
/** A token about to expire is not used. */
const SPARE_MS = 30_000;

/** What the embedded provider needs of the browser. */
export interface EmbeddedSurroundings extends PopupSurroundings {
  /** Calls as a visitor: these calls go by the cookie. */
  readonly api: ApiClient;
  readonly now: () => number;
}

/**
 * The port to the identity provider, in the words of our own: another one does the same. Every method but `onUserChanged`
 * throws IdentityError; rules for all providers are in session.ts, never in an adapter.
 */
export type IdentityProvider = ReturnType<typeof createEmbeddedProvider>;

/**
 * The studio's own identity provider. The long-lived credential is an HttpOnly cookie; the ID token is kept in memory and
 * says who is signed in.
 */
export function createEmbeddedProvider(outside: EmbeddedSurroundings) {
  const call = callsAsIdentity(outside.api);
  const listeners = new Set<UserListener>();
  const tabs = outside.channel(TABS_CHANNEL);
  let user: IdentityUser | null = null;
  let held: IdToken | null = null;
  let policy: PasswordPolicy | null = null;
  let factors: SecondFactors | null = null;
  let popup: GooglePopup | null = null;

  /**
   * A new ID token for the session cookie; null when nobody is signed in. Throws SecondFactorNeeded while one is required.
   */
  const tokenOfCookie = async (): Promise<ReadIdToken | null> => {
    try {
      const { token } = await call<typeof getIdToken>('GET', '/identity/token', {});
      return readIdToken(token, outside.now());
    } catch (failure) {
      if (failure instanceof IdentityError && failure.code === 'user-token-expired') return null;
      throw failure;
    }
  };

  const become = (next: IdentityUser | null, prompt?: SecondFactorPrompt) => {
    if (next === null) held = null;
    const isNews = next?.uid !== user?.uid || prompt !== undefined;
    user = next;
    if (isNews) for (const listener of listeners) listener(next, prompt);
  };
  const endSession = async () => {
    await call<typeof signOut>('POST', '/identity/sign-out', {});
  };
  const tellTabs = () => tabs.postMessage({ uid: user?.uid ?? null });

  const settle = (read: ReadIdToken | null) => {
    held = read?.idToken ?? null;
    become(read?.user ?? null);
    return user;
  };
  /** A new token for the cookie, and its user with it. A sign-in or sign-out meanwhile is newer than the answer. */
  const renew = async () => {
    const before = user;
    const read = await tokenOfCookie().catch(nobodyWhileAsked);
    if (user !== before) return;
    if (read === null) held = null;
    else settle(read);
  };
  const restore = async () => {
    await renew();
    if (held === null) become(null);
    return user;
  };
  /** After a sign-in the cookie is new, and its token says whose it is. */
  const arrive = async () => {
    const arrived = settle(await tokenOfCookie());
    if (arrived === null) throw identityRefusal('internal-error');
    tellTabs();
    return arrived;
  };
  /** While a second factor is required, the new cookie signs nobody in, and the previous session has ended. */
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
  /** Another tab signed in; if that cannot be checked now, the next request does. */
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
  const googlePopup = async () => {
    const { createGooglePopup } = await loadChunk('google-popup', () => import('./google-popup.ts'));
    popup ??= createGooglePopup(outside, () => follow(() => arriveAfter(async () => undefined)));
    return popup;
  };

  /** Codes by mail and passkeys, loaded on demand; throws 'operation-not-allowed' where the provider has neither. */
  const otherWays = async (): Promise<OtherWays> => {
    const { createOtherWays } = await loadChunk('other-ways', () => import('./studio-other-ways.ts'));
    return createOtherWays(outside.api, arriveAfter);
  };

  return {
    name: NAME,
    /**
     * The user on this device, null for nobody, also while a second factor is required; throws 'network-request-failed' when
     * that cannot be determined now.
     */
    restore,
    /** Reports sign-ins and sign-outs, here and in other tabs, but no token refresh. Returns how to stop listening. */
    onUserChanged(listener: UserListener): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** The ways to sign in. They throw SecondFactorNeeded where the account has a second factor. */
    signIns: {
      withPassword: (email: string, password: string): Promise<IdentityUser> =>
        arriveAfter(async () => {
          const body = { email, password };
          await call<typeof signInWithPassword>('POST', '/identity/sign-in/email', { body });
        }),
      /** Opens the provider's popup; call it in a click handler after `prepareGoogle`, or browsers block it. */
      withGoogle: (): Promise<IdentityUser> => arriveAfter(async () => (popup ?? (await googlePopup()))()),
      /** `token` is the answer of POST /auth/verify-token. */
      withCustomToken: (token: string): Promise<IdentityUser> =>
        arriveAfter(async () => {
          await call<typeof redeemCustomToken>('POST', '/identity/one-time-token/verify', {
            body: { token },
          });
        }),
      otherWays,
    },
    /**
     * Completes the sign-in that threw SecondFactorNeeded. Throws 'invalid-verification-code' or 'code-expired', and
     * 'user-token-expired' when that sign-in has to start again.
     */
    async confirmSecondFactor(answer: SecondFactorAnswer): Promise<IdentityUser> {
      const request =
        'backupCode' in answer
          ? { body: { backup_code: answer.backupCode } }
          : { body: { factor_id: answer.factorId, code: answer.code } };
      await call<typeof verifySecondFactor>('POST', '/identity/second-factor/verify', request);
      return arrive();
    },
    /** Cancels the sign-in that requires a second factor. */
    forgetSecondFactor: endSession,
    /** The token for the API, null when nobody is signed in; `force` fetches a new one. */
    async getIdToken({ force = false } = {}): Promise<IdToken | null> {
      if (!force && held !== null && held.expiresAt > outside.now() + SPARE_MS) return held;
      await renew();
      return held;
    },
    async signOut(): Promise<void> {
      try {
        await endSession();
      } finally {
        become(null);
        tellTabs();
      }
    },
    /** The calls that need no rules of the session. */
    account: {
      otherWays,
      /** Fetches what signing in with Google needs, before somebody presses its button. */
      async prepareGoogle(): Promise<void> {
        await googlePopup();
      },
      /** Sends a phone's code while its second factor is required. */
      async sendSecondFactorCode(factorId: string): Promise<void> {
        const body = { factor_id: factorId };
        await call<typeof sendSecondFactorCode>('POST', '/identity/second-factor/send', { body });
      },
      /** Of the signed-in user; its code is loaded on demand. */
      async secondFactors(): Promise<SecondFactors> {
        const load = () => import('./studio-second-factors.ts');
        const { createStudioSecondFactors } = await loadChunk('studio-second-factors', load);
        factors ??= createStudioSecondFactors(outside.api);
        return factors;
      },
      /** Of the signed-in user; null where the provider does not list sessions. */
      async ownSessions(): Promise<OwnSessions | null> {
        const load = () => import('./studio-own-sessions.ts');
        const { createStudioOwnSessions } = await loadChunk('studio-own-sessions', load);
        return createStudioOwnSessions(outside.api);
      },
      /** Sends the mail with the link; the same response for unknown addresses. */
      async requestPasswordReset(email: string): Promise<void> {
        await call<typeof requestPasswordReset>('POST', '/identity/request-password-reset', {
          body: { email },
        });
      },
      /** The address of the account whose password the code of a mailed link sets; throws 'invalid-action-code'. */
      async findPasswordOwner(token: string): Promise<string> {
        const body = { token };
        return (await call<typeof findPasswordLink>('POST', '/identity/password-link', { body })).email;
      },
      /** Sets the password with the code of the mailed link; throws 'password-does-not-meet-requirements' or 'invalid-action-code'. */
      async confirmPasswordReset(token: string, newPassword: string): Promise<void> {
        const body = { token, new_password: newPassword };
        await call<typeof resetPassword>('POST', '/identity/reset-password', { body });
      },
      /** Asked once per language and remembered; `refresh` asks again. */
      async passwordPolicy({ refresh = false } = {}): Promise<PasswordPolicy> {
        const language = pageLanguage();
        if (policy?.language === language && !refresh) return policy;
        const answer = await call<typeof getPasswordPolicy>('GET', '/identity/password-policy', {});
        const { min_length: minLength, max_length: maxLength, hints } = answer;
        policy = { language, minLength, maxLength, hints };
        return policy;
      },
    },
  };
}

/** A sign-in that waits for its second factor is not signed in. */
function nobodyWhileAsked(failure: unknown): null {
  if (failure instanceof SecondFactorNeeded) return null;
  throw failure;
}
