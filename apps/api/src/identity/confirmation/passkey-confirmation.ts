import { startPasskeyConfirmation } from '@lifted/contract/identity/own-sessions';
import type { SignedByPasskey } from '@lifted/contract/identity/passkeys';
import { PASSKEY_CHALLENGE_MS } from '@lifted/domain/identity/passkey';
import type { PoolClient } from 'pg';
import type { StudioApp } from '../../http/studio-app.ts';
import type { IdentityDependencies } from '../identity-dependencies.ts';
import { newChallenge, type ChallengePurpose } from '../passkeys/passkey-challenge.ts';
import { findPasskeys } from '../passkeys/passkey-repository.ts';
import { acceptPasskey, checkPasskey } from '../passkeys/passkey-use.ts';
import { relyingPartyId } from '../passkeys/relying-party.ts';
import { registerOwnCall } from '../register-own-call.ts';
import { requireSession, type OpenSession } from '../second-factors/sign-in-session.ts';
import { confirmFirst } from './confirmation-refusals.ts';
import { findConfirmation } from './recent-sign-in.ts';

/** The challenge that is signed to confirm with a passkey. Attempts are limited where it is answered. */
export function registerPasskeyConfirmation(app: StudioApp, dependencies: IdentityDependencies): void {
  const { pool, now, box, settings, secondFactors } = dependencies;
  registerOwnCall(app, startPasskeyConfirmation, { settings }, async ({ request, reply }) => {
    const session = await requireSession(dependencies, { request, reply });
    const { uid } = session.user;
    const passkeys = await findPasskeys(pool, uid);
    if (passkeys.length === 0) throw confirmFirst(await findConfirmation(pool, uid, secondFactors));
    return {
      challenge: newChallenge(box, purposeOf(session), now()),
      rpId: relyingPartyId(dependencies),
      timeout: PASSKEY_CHALLENGE_MS,
      userVerification: 'required' as const,
      allowCredentials: passkeys.map(({ id }) => ({ type: 'public-key' as const, id })),
    };
  });
}

/** Whether a passkey of the session's account signed a challenge of this session, which is used up. */
export async function judgePasskey(
  client: PoolClient,
  dependencies: IdentityDependencies,
  { session, signed }: { readonly session: OpenSession; readonly signed: SignedByPasskey },
): Promise<boolean> {
  const asked = { uid: session.user.uid, purpose: purposeOf(session) };
  const checked = await checkPasskey({ ...dependencies, pool: client }, signed, asked);
  return checked !== undefined && acceptPasskey(client, checked, dependencies.now());
}

/** A challenge is good for the session that asked for it alone. */
function purposeOf({ user, sessionId }: OpenSession): ChallengePurpose {
  return `confirm ${user.uid} ${sessionId}`;
}
