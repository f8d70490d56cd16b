import { lacksSecondFactor } from '@lifted/domain/identity/second-factor';
import type { StudioRole } from '@lifted/domain/people/studio-role';
import type { Pool } from 'pg';
import type { FindCaller } from '../http/caller.ts';
import type { VerifyIdToken } from './tokens/id-token-verifier.ts';
import { liveAccountLookup } from './accounts/live-account-lookup.ts';

interface FindCallerDependencies {
  readonly pool: Pool;
  readonly now: () => Date;
  readonly verify: VerifyIdToken;
  /** Roles that require a second factor for every call. */
  readonly secondFactorFor: readonly StudioRole[];
}

/** Identifies callers by their ID token, then reads their current roles, customer and session from the database. */
export function findCallerBy({ pool, now, verify, secondFactorFor }: FindCallerDependencies): FindCaller {
  const findAccount = liveAccountLookup(pool, now);
  return async (idToken) => {
    const identity = await verify(idToken);
    if (identity === undefined) return undefined;
    const account = await findAccount(identity.sessionId);
    if (account?.uid !== identity.uid) return undefined;
    const { hasSecondFactor, ...facts } = account;
    const missesSecondFactor = lacksSecondFactor(account.roles, secondFactorFor, hasSecondFactor);
    const providerUid = identity.uid;
    return {
      kind: 'signed-in',
      provider: 'studio',
      ...identity,
      providerUid,
      ...facts,
      missesSecondFactor,
    };
  };
}
