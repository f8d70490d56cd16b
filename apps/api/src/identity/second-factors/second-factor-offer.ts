import type { Pool, PoolClient } from 'pg';
import type { SecondFactorOffer } from '../../http/errors/refusal.ts';
import type { SecondFactorOptions } from '../identity-dependencies.ts';
import { countBackupCodes, findEnrolled } from './factor-repository.ts';
import { codeNeeded } from './second-factor-refusals.ts';

/** The ways an account can show its second factor; undefined when it has none. */
export async function findOffer(
  pool: Pool | PoolClient,
  uid: string,
  { sms }: Pick<SecondFactorOptions, 'sms'>,
): Promise<SecondFactorOffer | undefined> {
  const enrolled = await findEnrolled(pool, uid);
  if (enrolled.length === 0) return undefined;
  const usable = enrolled.filter(({ kind }) => kind === 'totp' || sms !== undefined);
  return {
    factors: usable.map(({ id, kind, name }) => ({ id, kind, name })),
    acceptsBackupCode: (await countBackupCodes(pool, uid)) > 0,
  };
}

/**
 * Throws `second_factor_required` for an account that has a second factor: until it is shown, a new session gives no
 * access, whichever way it began.
 */
export async function askForSecondFactor(
  pool: Pool | PoolClient,
  uid: string,
  options: Pick<SecondFactorOptions, 'sms'>,
): Promise<void> {
  const offer = await findOffer(pool, uid, options);
  if (offer === undefined) return;
  throw codeNeeded(offer);
}
