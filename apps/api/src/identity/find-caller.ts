import { lacksSecondFactor } from '@lifted/domain/identity/second-factor';
import type { StudioRole } from '@lifted/domain/people/studio-role';
import type { Pool } from 'pg';
import type { FindCaller } from '../http/caller.ts';
import {
  ID_TOKEN_ALGORITHM,
  ID_TOKEN_AUDIENCE,
  idTokenVerifier,
  type TrustedIssuer,
  type VerifyIdToken,
} from './tokens/id-token-verifier.ts';
import type { IdentitySettings } from './identity-settings.ts';
import { LiveAccountLookup } from './accounts/live-account-lookup.ts';
import { VerificationKeys } from './tokens/id-token-keys.ts';

interface VerifierDependencies {
  readonly pool: Pool;
  readonly now: () => Date;
  readonly settings: Pick<IdentitySettings, 'publicUrl' | 'idTokenSeconds'>;
}

/** Verifies ID tokens of the only trusted issuer: the studio's own provider, named by the site's origin. */
export function createTokenVerifier({ pool, now, settings }: VerifierDependencies): VerifyIdToken {
  const keys = new VerificationKeys({ pool, now });
  const ourselves: TrustedIssuer = {
    provider: 'studio',
    audience: ID_TOKEN_AUDIENCE,
    algorithm: ID_TOKEN_ALGORITHM,
    lifetimeSeconds: settings.idTokenSeconds,
    findKey: (keyId) => keys.find(keyId),
  };
  return idTokenVerifier({ issuers: new Map([[settings.publicUrl, ourselves]]), now });
}

interface FindCallerDependencies {
  readonly pool: Pool;
  readonly now: () => Date;
  readonly verify: VerifyIdToken;
  /** Roles that require a second factor for every call. */
  readonly secondFactorFor: readonly StudioRole[];
}

/** Identifies callers by their ID token, then reads their current roles, customer and session from the database. */
export function findCallerBy({ pool, now, verify, secondFactorFor }: FindCallerDependencies): FindCaller {
  const accounts = new LiveAccountLookup({ pool, now });
  return async (idToken) => {
    const identity = await verify(idToken);
    if (identity === undefined) return undefined;
    const account = await accounts.find(identity.sessionId);
    if (account?.uid !== identity.uid) return undefined;
    const { hasSecondFactor, ...standing } = account;
    const missesSecondFactor = lacksSecondFactor(account.roles, secondFactorFor, hasSecondFactor);
    return { kind: 'signed-in', ...identity, ...standing, missesSecondFactor };
  };
}
