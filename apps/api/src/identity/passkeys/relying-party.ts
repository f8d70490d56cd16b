import type { BodyOf } from '@lifted/contract/call';
import type { addPasskey, SignedByPasskey } from '@lifted/contract/identity/passkeys';
import { loggable } from '../../http/errors/failures.ts';
import type { IdentityDependencies } from '../identity-dependencies.ts';
import type { PasskeyKey } from './passkey-repository.ts';

/** COSE: Ed25519, P-256 with SHA-256, RSA with SHA-256; every platform has one of them. */
export const ALGORITHMS = [-8, -7, -257];

/** Whether a challenge was made for this; called with the one that was signed. */
type IsExpected = (challenge: string) => boolean;
type RelyingParty = Pick<IdentityDependencies, 'settings' | 'log'>;

/** The domain passkeys belong to. Another PUBLIC_URL on another domain cannot use them. */
export function relyingPartyId({ settings }: Pick<RelyingParty, 'settings'>): string {
  return new URL(settings.publicUrl).hostname;
}

/** A passkey a browser has just made. */
interface MadePasskey {
  readonly id: string;
  readonly publicKey: Uint8Array;
  readonly signCount: number;
  readonly isSynced: boolean;
}

/** Checks a new passkey against the challenge it answers; undefined when any part of it is not as asked for. */
export async function checkNewPasskey(
  party: RelyingParty,
  { credential_id: id, client_data, attestation }: Omit<BodyOf<typeof addPasskey>, 'name'>,
  isExpected: IsExpected,
): Promise<MadePasskey | undefined> {
  const { verifyRegistrationResponse } = await loadWebAuthn();
  const { verified, registrationInfo } = await refused(party, () =>
    verifyRegistrationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        response: { clientDataJSON: client_data, attestationObject: attestation },
        clientExtensionResults: {},
      },
      ...expectedBy(party, isExpected),
      supportedAlgorithmIDs: ALGORITHMS,
    }),
  );
  if (!verified) return undefined;
  const { credential, credentialBackedUp: isSynced } = registrationInfo;
  return { id: credential.id, publicKey: credential.publicKey, signCount: credential.counter, isSynced };
}

/** Checks a signature with a passkey; answers the count its authenticator said, undefined when it is not good. */
export async function checkSignature(
  party: RelyingParty,
  passkey: PasskeyKey,
  { client_data, authenticator_data, signature }: SignedByPasskey,
  isExpected: IsExpected,
): Promise<number | undefined> {
  const { id, publicKey, signCount: counter } = passkey;
  const { verifyAuthenticationResponse } = await loadWebAuthn();
  const { verified, authenticationInfo } = await refused(party, () =>
    verifyAuthenticationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: client_data,
          authenticatorData: authenticator_data,
          signature,
        },
        clientExtensionResults: {},
      },
      ...expectedBy(party, isExpected),
      credential: { id, publicKey: new Uint8Array(publicKey), counter },
    }),
  );
  return verified ? authenticationInfo?.newCounter : undefined;
}

/** Read with the first passkey: it brings a library for certificates. */
function loadWebAuthn() {
  return import('@simplewebauthn/server');
}

function expectedBy(party: RelyingParty, isExpected: IsExpected) {
  return {
    expectedChallenge: isExpected,
    expectedOrigin: party.settings.publicUrl,
    expectedRPID: relyingPartyId(party),
    requireUserVerification: true,
  };
}

/** The library throws for everything that is not as expected; the reason is for the log alone. */
async function refused<Checked>(
  { log }: RelyingParty,
  check: () => Promise<Checked>,
): Promise<
  | Checked
  | { readonly verified: false; readonly registrationInfo?: never; readonly authenticationInfo?: never }
> {
  try {
    return await check();
  } catch (failure) {
    log.warn({ failure: loggable(failure).message }, 'a passkey was refused');
    return { verified: false };
  }
}
