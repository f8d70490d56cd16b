import { initializeApp } from '@firebase/app';
import {
  browserLocalPersistence,
  browserPopupRedirectResolver,
  confirmPasswordReset,
  connectAuthEmulator,
  GoogleAuthProvider,
  indexedDBLocalPersistence,
  initializeAuth,
  sendPasswordResetEmail,
  signInWithCustomToken,
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut,
  type Auth,
  type UserCredential,
  verifyPasswordResetCode,
} from '@firebase/auth';
import type { FirebaseClientSettings } from '@lifted/contract/studio-settings';
import { loadChunk } from '../../http/load-chunk.ts';
import { pageLanguage } from '../../http/page-language.ts';
import type { IdentityProvider } from '../embedded/embedded-provider.ts';
import type { SecondFactors } from '../embedded/studio-second-factors.ts';
import type { IdentityUser, PasswordPolicy } from '../identity-types.ts';
import { FirebaseSecondFactorPrompt } from './firebase-second-factor-prompt.ts';
import { createIdTokenReader } from './firebase-id-token.ts';
import { readPasswordPolicy } from './firebase-password-policy.ts';
import { profileOf } from './firebase-profile.ts';
import { firebaseReason, firebaseRefusal, refusalOfFirebase, refused } from './firebase-refusal.ts';
import { createUserReports } from './firebase-user-reports.ts';

interface FirebaseSurroundings {
  readonly settings: FirebaseClientSettings;
  /** Where the mail that sets a password leads when it is set. */
  readonly loginAddress: string;
  /** Shown in an authenticator app. */
  readonly siteName: string;
  readonly now: () => number;
  readonly newId: () => string;
}

/** Identities kept at Firebase. Its long-lived credential is in the browser's IndexedDB. */
export function createFirebaseProvider(outside: FirebaseSurroundings): IdentityProvider {
  const auth = openAuth(outside.settings);
  const prompt = new FirebaseSecondFactorPrompt(auth);
  const reports = createUserReports(auth, () => prompt.asked());
  const readIdToken = createIdTokenReader(auth, outside.now);
  let policy: PasswordPolicy | null = null;
  let factors: SecondFactors | null = null;

  /** While a second factor is required, nobody is signed in, and the previous session has ended. */
  const arriveBy = async (signIn: () => Promise<UserCredential>): Promise<IdentityUser> => {
    prompt.forget();
    try {
      return profileOf((await signIn()).user);
    } catch (failure) {
      const asked = prompt.takeUp(failure);
      if (asked === undefined) throw refusalOfFirebase(failure);
      if (auth.currentUser !== null) await signOut(auth);
      throw asked;
    }
  };

  const otherWays = async () => {
    throw firebaseRefusal('operation-not-allowed');
  };

  return {
    name: 'firebase',
    async restore() {
      await auth.authStateReady();
      return auth.currentUser && profileOf(auth.currentUser);
    },
    onUserChanged: reports.onUserChanged,
    signIns: {
      withPassword: (email, password) => arriveBy(() => signInWithEmailAndPassword(auth, email, password)),
      withGoogle: () =>
        arriveBy(() => signInWithPopup(auth, new GoogleAuthProvider(), browserPopupRedirectResolver)),
      withCustomToken: (token) => arriveBy(() => signInWithCustomToken(auth, token)),
      otherWays,
    },
    confirmSecondFactor: async (answer) => profileOf(await prompt.confirm(answer)),
    async forgetSecondFactor() {
      prompt.forget();
    },
    async getIdToken({ force = false } = {}) {
      await auth.authStateReady();
      reports.catchUp();
      return readIdToken({ force });
    },
    async signOut() {
      prompt.forget();
      await refused(() => signOut(auth));
    },
    account: {
      otherWays,
      // Google's popup is part of this chunk.
      async prepareGoogle() {},
      sendSecondFactorCode: (factorId) => prompt.sendCode(factorId),
      async secondFactors() {
        const load = () => import('./firebase-second-factors.ts');
        const { createFirebaseSecondFactors } = await loadChunk('firebase-second-factors', load);
        factors ??= createFirebaseSecondFactors({ auth, ...outside });
        return factors;
      },
      async ownSessions() {
        return null;
      },
      async requestPasswordReset(email) {
        try {
          // Firebase writes this mail itself.
          auth.languageCode = pageLanguage();
          await sendPasswordResetEmail(auth, email, { url: outside.loginAddress });
        } catch (failure) {
          // Do not reveal whether the studio knows an address.
          if (firebaseReason(failure) !== 'user-not-found') throw refusalOfFirebase(failure);
        }
      },
      findPasswordOwner: (code) => refused(() => verifyPasswordResetCode(auth, code)),
      confirmPasswordReset: (code, newPassword) =>
        refused(() => confirmPasswordReset(auth, code, newPassword)),
      async passwordPolicy({ refresh = false } = {}) {
        const language = pageLanguage();
        if (policy?.language !== language || refresh) policy = await readPasswordPolicy(auth, language);
        return policy;
      },
    },
  };
}

/** Google's window is not prepared: nothing of Google is loaded before it is requested. */
function openAuth(settings: FirebaseClientSettings): Auth {
  const app = initializeApp({
    apiKey: settings.api_key,
    authDomain: settings.auth_domain,
    projectId: settings.project_id,
  });
  const auth = initializeAuth(app, { persistence: [indexedDBLocalPersistence, browserLocalPersistence] });
  if (settings.emulator_origin !== null) {
    connectAuthEmulator(auth, settings.emulator_origin, { disableWarnings: true });
    auth.settings.appVerificationDisabledForTesting = true;
  }
  return auth;
}
