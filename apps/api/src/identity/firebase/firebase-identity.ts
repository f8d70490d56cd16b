import type { StudioRole } from '@lifted/domain/people/studio-role';
import type { Pool } from 'pg';
import type { RateLimit } from '../../http/routing/register-call.ts';
import { recogniseRecentSignIns } from '../../http/caller.ts';
import { recentSignInRule } from '../confirmation/recent-sign-in.ts';
import type { Identity } from '../identity.ts';
import { registerRolesCall } from '../accounts/roles-call.ts';
import { findFirebaseCallerBy, firebaseSignInTime } from './firebase-caller.ts';
import { firebaseTokenVerifier } from './firebase-token-verifier.ts';
import type { FirebaseSettings } from './firebase-settings.ts';
import { registerFirebaseSignInLinks } from './firebase-sign-in-links.ts';
import { registerLinkPage, type LinkPageDependencies } from '../link-page/link-page-routes.ts';
import { registerChangePassword } from '../well-known.ts';
import { firebaseUsers, type FirebaseUsers } from './firebase-users.ts';

interface FirebaseIdentityOptions {
  readonly pool: Pool;
  readonly now: () => Date;
  readonly settings: FirebaseSettings;
  readonly tryLimit: RateLimit;
  /** Whose pages these are. */
  readonly studio: { readonly name: string };
  /** Writes the mail with a new sign-in link, in the transaction that issues it. */
  readonly announceSignInLink: LinkPageDependencies['announceSignInLink'];
  /** Called after a commit that wrote a mail. */
  readonly wakeJobs: () => void;
  /** Roles that require a second factor for every call. */
  readonly secondFactorFor: readonly StudioRole[];
  /** The administrator's calls; Firebase's by default. */
  readonly users?: FirebaseUsers;
  /** URL of the public keys; Google's by default. */
  readonly keysUrl?: string;
}

/**
 * Identity with Firebase as the provider. The studio's own provider is off then: with two providers, the weaker one would
 * decide. Firebase manages passwords, sessions and second factors; roles, customers and sign-in links stay here.
 */
export function createFirebaseIdentity(options: FirebaseIdentityOptions): Identity {
  const { pool, now, settings, secondFactorFor, keysUrl } = options;
  const users = options.users ?? firebaseUsers({ settings, now });
  const verify = firebaseTokenVerifier({ settings, now, keysUrl });
  return {
    findCaller: findFirebaseCallerBy({ pool, verify, secondFactorFor }),
    // This server signs no ID tokens.
    checkSigning: async () => undefined,
    register(app) {
      registerRolesCall(app, { pool });
      registerChangePassword(app);
      registerFirebaseSignInLinks(app, { ...options, users });
      // Firebase's sessions are the browser's: nobody can be seen from here, or signed out.
      registerLinkPage(app, {
        ...options,
        findUserHere: async () => undefined,
        leave: async () => undefined,
      });
      // Firebase alone can look at its passwords and factors: a new sign-in is what confirms.
      recogniseRecentSignIns(
        app,
        recentSignInRule({
          now,
          findSignInTime: async ({ sessionId }) => firebaseSignInTime(sessionId),
          findConfirmation: async () => ({ kind: 'sign_in' }),
        }),
      );
    },
    settle: async () => undefined,
  };
}
