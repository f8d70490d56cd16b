import type { Pool } from 'pg';
import type { FindCaller } from '../http/caller.ts';
import { findLiveAccount } from './account-repository.ts';
import { ID_TOKEN_ALGORITHM, ID_TOKEN_AUDIENCE, ID_TOKEN_SECONDS } from './id-token.ts';
import { idTokenVerifier, type TrustedIssuer } from './id-token-verifier.ts';
import { VerificationKeys } from './verification-keys.ts';

interface FindCallerDependencies {
  readonly pool: Pool;
  readonly now: () => Date;
  /** Origin people reach the site under; our ID tokens name it as their issuer. */
  readonly publicUrl: string;
}

/** Recognises callers by their ID token, then asks the database what holds for them at this moment. */
export function findCallerBy({ pool, now, publicUrl }: FindCallerDependencies): FindCaller {
  const keys = new VerificationKeys({ pool, now });
  const ourselves: TrustedIssuer = {
    provider: 'studio',
    audience: ID_TOKEN_AUDIENCE,
    algorithm: ID_TOKEN_ALGORITHM,
    lifetimeSeconds: ID_TOKEN_SECONDS,
    findKey: (keyId) => keys.find(keyId),
  };
  const verify = idTokenVerifier({ issuers: new Map([[publicUrl, ourselves]]), now });

  return async (idToken) => {
    const identity = await verify(idToken);
    if (identity === undefined) return undefined;
    const account = await findLiveAccount(pool, { ...identity, now: now() });
    return account && { kind: 'signed-in', ...identity, ...account };
  };
}
