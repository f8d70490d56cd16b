import { lacksSecondFactor } from '@lifted/domain/identity/second-factor';
import type { PoolClient } from 'pg';
import { findRoles } from '../accounts/account-repository.ts';
import type { SecondFactorOptions } from '../identity-dependencies.ts';
import { hasPasskey } from '../passkeys/passkey-repository.ts';
import { hasSecondFactor } from './factor-repository.ts';
import { lastSecondFactor } from './second-factor-refusals.ts';

/**
 * Throws `last_second_factor` when an account is left with neither a second factor nor a passkey and a role of its owner
 * requires one. Called after a removal, in its transaction; the account is locked by the caller.
 */
export async function requireOneLeft(
  client: PoolClient,
  uid: string,
  { requiredFor }: Pick<SecondFactorOptions, 'requiredFor'>,
): Promise<void> {
  const isOneLeft = (await hasSecondFactor(client, uid)) || (await hasPasskey(client, uid));
  const roles = (await findRoles(client, 'studio', uid)) ?? [];
  if (lacksSecondFactor(roles, requiredFor, isOneLeft)) throw lastSecondFactor();
}
