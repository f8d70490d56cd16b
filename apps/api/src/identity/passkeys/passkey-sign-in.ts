import { signInWithPasskey, startPasskeySignIn } from '@lifted/contract/identity/passkeys';
import { inTransaction } from '@lifted/database/transaction';
import { PASSKEY_CHALLENGE_MS } from '@lifted/domain/identity/passkey';
import type { StudioApp } from '../../http/studio-app.ts';
import type { IdentityDependencies } from '../identity-dependencies.ts';
import { expectSuccess, sessionIdIn } from '../library-call.ts';
import { registerOwnCall } from '../register-own-call.ts';
import { completeSignIn } from '../sign-in/complete-sign-in.ts';
import { mintCustomToken, redeemCustomToken } from '../sign-in/mailed-links.ts';
import { newChallenge } from './passkey-challenge.ts';
import { passkeyRefused } from './passkey-refusals.ts';
import { markBegunWithPasskey } from './passkey-repository.ts';
import { acceptPasskey, checkPasskey } from './passkey-use.ts';
import { relyingPartyId } from './relying-party.ts';

/** Signing in with a passkey: nobody types an address, the passkey says whose it is. */
export function registerPasskeySignIn(app: StudioApp, dependencies: IdentityDependencies): void {
  const { pool, now, box, settings } = dependencies;

  // Every login page asks for a challenge, so attempts are limited where it is answered.
  registerOwnCall(app, startPasskeySignIn, { settings }, async () => ({
    challenge: newChallenge(box, 'sign-in', now()),
    rpId: relyingPartyId(dependencies),
    timeout: PASSKEY_CHALLENGE_MS,
    userVerification: 'required' as const,
  }));

  registerOwnCall(app, signInWithPasskey, dependencies, async ({ request, reply, body }) => {
    const uid = Buffer.from(body.user_handle, 'base64url').toString();
    const checked = await checkPasskey(dependencies, body, { uid, purpose: 'sign-in' });
    if (checked === undefined) throw passkeyRefused();
    const token = await inTransaction(pool, async (client) =>
      (await acceptPasskey(client, checked, now())) ? mintCustomToken(client, uid, now()) : undefined,
    );
    if (token === undefined) throw passkeyRefused();
    const answer = await redeemCustomToken(dependencies, { request, reply }, token);
    // The account's sessions were ended at this moment.
    expectSuccess(answer, { 'status 400': passkeyRefused });
    const sessionId = sessionIdIn(answer);
    if (sessionId === undefined) throw new Error('The identity library answered without a session');
    await markBegunWithPasskey(pool, { sessionId, passkeyId: checked.id, now: now() });
    return completeSignIn(dependencies, { request, reply, answer, way: 'passkey' });
  });
}
