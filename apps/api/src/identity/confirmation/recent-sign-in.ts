import { isSignInWithin } from '@lifted/domain/identity/recent-sign-in';
import type { Pool, PoolClient } from 'pg';
import type { RequireRecentSignIn, SignedInCaller } from '../../http/caller.ts';
import type { SecondFactorOptions } from '../identity-dependencies.ts';
import { hasPasskey } from '../passkeys/passkey-repository.ts';
import { findOffer } from '../second-factors/second-factor-offer.ts';
import { type Confirmation, confirmFirst } from './confirmation-refusals.ts';

interface RecentSignInDependencies {
  readonly now: () => Date;
  readonly findSignInTime: (caller: SignedInCaller) => Promise<Date | undefined>;
  readonly findConfirmation: (uid: string) => Promise<Confirmation>;
}

/** Refuses callers whose sign-in, or its last confirmation, is not recent, and says what makes it so. */
export function recentSignInRule({
  now,
  findSignInTime,
  findConfirmation,
}: RecentSignInDependencies): RequireRecentSignIn {
  return async (caller, within) => {
    const signedInAt = await findSignInTime(caller);
    if (signedInAt !== undefined && isSignInWithin(signedInAt, within, now())) return;
    throw confirmFirst(await findConfirmation(caller.uid));
  };
}

/**
 * What an account of our own provider confirms with: a second factor where it has one, else its password; a passkey as well.
 * A code by mail only where there is none of them: it must not take the place of anything stronger.
 */
export async function findConfirmation(
  pool: Pool | PoolClient,
  uid: string,
  options: Pick<SecondFactorOptions, 'sms'>,
): Promise<Confirmation> {
  const offer = await findOffer(pool, uid, options);
  const acceptsPasskey = await hasPasskey(pool, uid);
  if (offer !== undefined) return { kind: 'code', offer, acceptsPasskey };
  if ((await findPasswordHash(pool, uid)) !== undefined) return { kind: 'password', acceptsPasskey };
  return { kind: acceptsPasskey ? 'passkey' : 'mail_code' };
}

/** The hash of an account's password; undefined without one. */
export async function findPasswordHash(pool: Pick<Pool, 'query'>, uid: string): Promise<string | undefined> {
  const { rows } = await pool.query<{ readonly hash: string }>(
    `select "password" as hash from identity."account"
      where "userId" = $1 and "providerId" = 'credential' and "password" is not null`,
    [uid],
  );
  return rows[0]?.hash;
}
