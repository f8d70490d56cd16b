import { lacksSecondFactor } from '@lifted/domain/second-factor';
import type { StudioRole } from '@lifted/domain/studio-role';
import type { Pool } from 'pg';
import type { FindCaller, SignedInCaller } from '../../http/caller.ts';
import {
  findFirebaseStanding,
  linkByVerifiedEmail,
  type FirebaseAccount,
  type FirebaseStanding,
} from './firebase-identity-repository.ts';
import type { FirebaseIdentity, VerifyFirebaseToken } from './firebase-token-verifier.ts';

interface FindFirebaseCallerDependencies {
  readonly pool: Pool;
  readonly verify: VerifyFirebaseToken;
  /** Roles that may do nothing without a second factor. */
  readonly secondFactorFor: readonly StudioRole[];
}

/** Somebody the studio does not know: Firebase lets anybody sign up, which opens nothing here. */
const STRANGER: FirebaseAccount = {
  roles: [],
  customerId: null,
  customerNumber: null,
  customerEmail: null,
  customerVersion: null,
};

/**
 * Recognises callers by Firebase's ID token. Who they are at the studio is decided by the link of their uid alone, which
 * begins with an address Firebase has verified; an address that is only claimed links nobody.
 */
export function findFirebaseCallerBy({
  pool,
  verify,
  secondFactorFor,
}: FindFirebaseCallerDependencies): FindCaller {
  const callerOf = (identity: FirebaseIdentity, account: FirebaseAccount): SignedInCaller => ({
    kind: 'signed-in',
    provider: 'firebase',
    uid: identity.uid,
    sessionId: sessionIdOf(identity),
    ...account,
    // Firebase lets people in by a custom token without the factor they have: what counts is that it was shown.
    missesSecondFactor: lacksSecondFactor(account.roles, secondFactorFor, identity.secondFactorShown),
  });
  return async (idToken) => {
    const identity = await verify(idToken);
    if (identity === undefined) return undefined;
    const standing = await standingAfterLinking(pool, identity);
    switch (standing.kind) {
      case 'known':
        return callerOf(identity, standing.account);
      case 'stranger':
        return callerOf(identity, STRANGER);
      case 'refused':
        return undefined;
      default:
        return standing satisfies never;
    }
  };
}

/** Firebase tells no session; a sign-in of somebody at a moment is one. */
function sessionIdOf({ uid, signedInAt }: FirebaseIdentity): string {
  return `${uid} ${signedInAt.getTime()}`;
}

/** When a session of sessionIdOf began. */
export function firebaseSignInTime(sessionId: string): Date {
  return new Date(Number(sessionId.slice(sessionId.lastIndexOf(' ') + 1)));
}

/** Of two first requests at the same time one links, and both find the link. */
async function standingAfterLinking(pool: Pool, identity: FirebaseIdentity): Promise<FirebaseStanding> {
  const standing = await findFirebaseStanding(pool, identity);
  if (standing.kind !== 'stranger' || !identity.emailVerified) return standing;
  await linkByVerifiedEmail(pool, identity);
  return findFirebaseStanding(pool, identity);
}
