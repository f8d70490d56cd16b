import type { StudioRole } from '@lifted/domain/studio-role';
import type { Pool } from 'pg';
import type { RateLimit } from '../../http/register-call.ts';
import type { Identity } from '../identity.ts';
import { registerRolesCall } from '../roles-call.ts';
import { findFirebaseCallerBy, firebaseSignInTime } from './find-firebase-caller.ts';
import { firebaseKeys } from './firebase-keys.ts';
import type { FirebaseSettings } from './firebase-settings.ts';
import { registerFirebaseSignInLinks } from './firebase-sign-in-links.ts';
import { firebaseTokenVerifier } from './firebase-token-verifier.ts';
import { firebaseUsers, type FirebaseUsers } from './firebase-users.ts';

interface FirebaseIdentityOptions {
  readonly pool: Pool;
  readonly now: () => Date;
  readonly settings: FirebaseSettings;
  readonly tryLimit: RateLimit;
  /** Roles that may do nothing without a second factor. */
  readonly secondFactorFor: readonly StudioRole[];
  /** The administrator's calls, by default Firebase's own. */
  readonly users?: FirebaseUsers;
  /** Address of the public keys, by default Google's. */
  readonly keysUrl?: string;
}

/**
 * Who people are, kept by Firebase. The studio's own provider is closed then: with two ways in, the weaker one would
 * count. Passwords, sessions and second factors are Firebase's; roles, customers and sign-in links stay here.
 */
export function createFirebaseIdentity(options: FirebaseIdentityOptions): Identity {
  const {
    pool,
    now,
    settings,
    tryLimit,
    secondFactorFor,
    users = firebaseUsers({ settings, now }),
    keysUrl,
  } = options;
  const verify = firebaseTokenVerifier({ settings, findKey: firebaseKeys(keysUrl), now });
  return {
    findCaller: findFirebaseCallerBy({ pool, verify, secondFactorFor }),
    findSignInTime: async ({ sessionId }) => firebaseSignInTime(sessionId),
    // Nothing is signed here that could not be verified.
    checkSigning: async () => undefined,
    register(app) {
      registerRolesCall(app, { pool });
      registerFirebaseSignInLinks(app, { pool, now, settings, users, tryLimit });
    },
    settle: async () => undefined,
  };
}
