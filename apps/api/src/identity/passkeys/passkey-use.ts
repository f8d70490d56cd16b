import type { SignedByPasskey } from '@lifted/contract/identity/passkeys';
import type { Pool, PoolClient } from 'pg';
import type { IdentityDependencies } from '../identity-dependencies.ts';
import { isOwnChallenge, takeChallenge, type ChallengePurpose } from './passkey-challenge.ts';
import { findPasskeyKey, notePasskeyUse } from './passkey-repository.ts';
import { checkSignature } from './relying-party.ts';

/** A good signature with a passkey, which counts once it is accepted. */
export interface CheckedPasskey {
  readonly id: string;
  readonly signCount: number;
  readonly challenge: string;
}

/** Checks a signature with a passkey of this account; undefined when any part of it is not as asked for. */
export async function checkPasskey(
  dependencies: Pick<IdentityDependencies, 'settings' | 'log' | 'box' | 'now'> & {
    readonly pool: Pool | PoolClient;
  },
  signed: SignedByPasskey,
  { uid, purpose }: { readonly uid: string; readonly purpose: ChallengePurpose },
): Promise<CheckedPasskey | undefined> {
  const { pool, box, now } = dependencies;
  const passkey = await findPasskeyKey(pool, signed.credential_id);
  if (passkey?.uid !== uid) return undefined;
  let challenge = '';
  const signCount = await checkSignature(dependencies, passkey, signed, (answered) => {
    challenge = answered;
    return isOwnChallenge(box, purpose, answered, now());
  });
  return signCount === undefined ? undefined : { id: passkey.id, signCount, challenge };
}

/** Accepts a checked signature, once; false when it was used before, or its passkey is gone or was copied. */
export async function acceptPasskey(
  client: PoolClient,
  { challenge, ...use }: CheckedPasskey,
  now: Date,
): Promise<boolean> {
  return (await takeChallenge(client, challenge)) && (await notePasskeyUse(client, { ...use, now }));
}
